"""What belongs on paper, as PDF: cards, sheets, references, score pads and the rules.

A *draft* is what pages are made of: a template of `templates/`, its data, and its drawings. The press sets it with
typst. The same order gives the same bytes, on every machine.
"""

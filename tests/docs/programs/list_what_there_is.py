"""The games, who plays each, and what a table may choose: `start` takes these by name."""

import senbazuru as sb

for name in sb.known_games():
    print(sb.Words().words(f"game-{name}"))
    print("  bots:", *sb.known_bots(name))
    for choice in sb.known_options(name):
        print(f"  {choice.name}:", *choice.known)

# It prints:
# Origami
#   bots: random greedy easy normal hard expert
#   families: farm sky sea savannah lawn
#   extra: False True
#   characters: musician ninja geisha merchant actor sumo-wrestler samurai monk calligrapher gardener
# Origami: Legends
#   bots: random greedy easy normal hard expert
#   families: polar exotic dinosaurs legendary
#   extra: False True
#   characters: musician ninja geisha merchant actor sumo-wrestler samurai monk calligrapher gardener
# Origami and Legends
#   bots: random greedy easy normal hard expert
#   families: farm sky sea savannah lawn polar exotic dinosaurs legendary
#   extra: False True
#   characters: musician ninja geisha merchant actor sumo-wrestler samurai monk calligrapher gardener
# Origami Islands
#   bots: random greedy easy normal hard expert
#   sheets: zabuton masu tako kabuto orizuru yakko fune ayame sanbo kazaguruma kokoro senba
#   near: False True
#   catch_up: False True
# Paper Boats
#   bots: random greedy

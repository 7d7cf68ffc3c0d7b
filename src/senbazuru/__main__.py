from senbazuru.cli import main

main()

import sys

from tests.goldens import generate

print(generate(int(sys.argv[1]), sys.argv[2], sys.argv[3], sys.argv[4]), end="")

"""Options of the command line, after `--`: name=value."""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, 'cache')
os.makedirs(CACHE, exist_ok=True)
STARTED = time.time()
WORDS = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
OPTIONS = dict(word.split('=', 1) for word in WORDS)


def log(*words):
    """Prints a message with the seconds since the start."""
    print('[%.1fs]' % (time.time() - STARTED), *words, flush=True)

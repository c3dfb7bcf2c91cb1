"""
Turns the passes of an interior into pictures: removes noise and adds the colour of the upholstery.

python3 finish_interior.py in.npz 'out-%.webp' [cloth] trim [trim ...]

`cloth` makes leather matt, so that one render serves for both.
"""
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter

from finish import NEUTRAL, smooth, tone, without_specks

# Linear colours of upholstery.
TRIMS = dict(black=(.032, .032, .034), tan=(.20, .088, .036), grey=(.27, .262, .245),
    slate=(.075, .080, .087), red=(.16, .018, .014))

# Brighter than the camera's own exposure: windows are to be white, as in a photograph from inside.
EXPOSURE = 1.45


def vignette(height, width):
    """Brightness that falls off a little towards the corners."""
    rows, columns = np.mgrid[0:height, 0:width]
    return 1 - .4 * ((columns / width - .5) ** 2 + ((rows / height - .5) * .75) ** 2)[..., None]


def main(source, target, names, cloth=False):
    passes = {name: values.astype(np.float32) for name, values in np.load(source).items()}
    colour, normal = passes['DiffCol'][..., :3], passes['Normal'][..., :3]
    mask = np.clip(passes['paint'][..., :1], 0, 1.2)
    light = passes['DiffDir'][..., :3] + passes['DiffInd'][..., :3]
    # What is reflected, displays, and the wall of the studio.
    rest = np.maximum(without_specks(passes['Image'][..., :3] - colour * light), 0)
    edges = [(normal, .15), (np.sqrt(np.clip(colour, 0, 1)), .3)]
    light = np.expm1(smooth(np.log1p(without_specks(np.minimum(light, 4)) * 8), edges, 2.2, 4)) / 8
    # Displays have a colour of their own (`fabrics.py`). What they show has little noise and has to stay sharp.
    lit = np.abs(colour.max(2, keepdims=True) - .005) < .001
    rest = np.where(lit, smooth(rest, [], .3, 1), np.expm1(smooth(np.log1p(np.minimum(rest, 3) * 8), edges, 1.1, 3)) / 8)
    if cloth:
        rest = rest * (1 - .85 * np.clip(mask, 0, 1))
        weave = gaussian_filter(np.random.default_rng(1).normal(size=mask.shape[:2]), .6)[..., None]
        light = light * (1 + .14 * weave * np.clip(mask, 0, 1))
    fall = EXPOSURE * vignette(*mask.shape[:2])
    for name in names:
        dyed = colour + mask * (np.array(TRIMS[name], np.float32) - NEUTRAL)
        picture = tone((rest + np.maximum(dyed, 0) * light) * fall)
        Image.fromarray((np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8)).save(target.replace('%', name), quality=86, method=6)


if __name__ == '__main__':
    source, target, *names = sys.argv[1:]
    main(source, target, [name for name in names if name != 'cloth'], 'cloth' in names)

"""
Turns the passes of a view into pictures: removes noise, adds colour and shadow, converts light to screen values.

python3 finish.py in.npz 'out-%.webp' [onto='whole-%.webp'] [part=left,top,right,bottom ...] colour [colour ...]

`%` stands for the colour. Without `part=`, all that was rendered is set into the whole.
"""
import sys

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, rank_filter

# Linear colours, and the share of metal flakes where it isn't .6.
COLOURS = dict(black=(.008, .008, .009), white=(.55, .555, .565), silver=(.36, .38, .40))
FLAKES = dict(white=0)
NEUTRAL = .32


def weights(size):
    kernel = np.array([1, 4, 6, 4, 1]) / 16.
    return [(a, b, kernel[a] * kernel[b]) for a in range(size) for b in range(size)]


def padded(image, by):
    return np.pad(image, ((by, by), (by, by), (0, 0)), 'edge')


def smooth(image, guides, strength, rounds):
    """Edge-avoiding wavelet filter; `guides` are pairs of an image whose edges are kept and a tolerance."""
    height, width = image.shape[:2]
    for turn in range(rounds):
        step = 2 ** turn
        soft = gaussian_filter(image, (.9, .9, 0))
        total, weight_sum = np.zeros_like(image), np.zeros((height, width, 1), np.float32)
        pixels, blurred = padded(image, 2 * step), padded(soft, 2 * step)
        references = [(guide, padded(guide, 2 * step), tolerance) for guide, tolerance in guides]
        scale = (strength * (.05 + soft.mean(2, keepdims=True))) ** 2 * 4. ** -turn
        for a, b, weight in weights(5):
            window = slice(a * step, a * step + height), slice(b * step, b * step + width)
            difference = ((blurred[window] - soft) ** 2).sum(2, keepdims=True) / scale
            for guide, shifted, tolerance in references:
                difference = difference + ((shifted[window] - guide) ** 2).sum(2, keepdims=True) / tolerance ** 2
            w = weight * np.exp(-difference)
            total += w * pixels[window]
            weight_sum += w
        image = total / weight_sum
    return image


def without_specks(image):
    """Limits each pixel to its neighbours' range, so that lone bright pixels go."""
    channels = [image[..., k] for k in range(image.shape[2])]
    return np.dstack([np.clip(c, rank_filter(c, 1, 3), rank_filter(c, -2, 3)) for c in channels])


def tone(light):
    """Screen value of linear light: a soft shoulder, sRGB, a little more contrast. tone.ts is its inverse."""
    light, knee = np.maximum(light, 0), .62
    soft = np.where(light < knee, light, knee + (1 - knee) * (1 - np.exp(-(light - knee) / (1 - knee))))
    screen = np.where(soft < .0031308, 12.92 * soft, 1.055 * np.power(np.maximum(soft, 1e-8), 1 / 2.4) - .055)
    return screen + .8 * screen * (1 - screen) * (screen - .45)


def box_of(alpha):
    """Part of the picture that the car covers."""
    rows, columns = np.where(alpha > .004)
    return (slice(max(rows.min() - 2, 0), rows.max() + 3), slice(max(columns.min() - 2, 0), columns.max() + 3))


def resized(channel, size):
    """One channel in another size, (width, height)."""
    return np.clip(np.asarray(Image.fromarray(channel).resize(size, Image.BICUBIC)), 0, 1)


def shadow_of(small, height, width):
    """The shadow at full size, faded out towards the edges of the picture."""
    shadow = resized(gaussian_filter(np.clip(small, 0, 1), 1.7), (width, height))
    shadow = np.clip((shadow - .10) / .90, 0, 1) ** 1.15
    rows, columns = np.mgrid[0:height, 0:width]
    edge = np.clip(np.minimum.reduce([columns, width - 1 - columns, height - 1 - rows]) / (width * .05), 0, 1)
    return shadow * edge * edge * (3 - 2 * edge)


def finished_passes(passes):
    """Masks, normals, and without noise the light on the paint and the light from everything else."""
    alpha = np.clip(passes['Image'][..., 3:], 0, 1)
    paint = np.clip(passes['paint'][..., :1], 0, 1)
    glass = np.clip(passes['glass'][..., :1], 0, 1)
    normal = passes['Normal'][..., :3]
    light = (passes['DiffDir'][..., :3] + passes['DiffInd'][..., :3]).mean(2, keepdims=True)
    rest = without_specks(passes['Image'][..., :3] - paint * NEUTRAL * light)
    light = smooth(np.minimum(without_specks(light), 4), [(normal, .09), (paint, .25), (alpha, .3)], 12, 4)
    body = smooth(np.log1p(np.maximum(rest, 0) * 8), [(normal, .12), (paint, .2), (alpha, .3)], 1, 3)
    panes = smooth(np.log1p(np.clip(rest, 0, 1.5) * 8), [(glass, .1), (paint, .1)], 1.6, 3)
    return alpha, paint, normal, light, np.expm1(body * (1 - glass) + panes * glass) / 8


def coloured(name, alpha, paint, normal, light, rest):
    """Screen values of the car in a colour."""
    flakes = FLAKES.get(name, .6)
    # Flakes make paint brighter where it is lit or faces up, and deeper elsewhere.
    gloss = np.clip(1 + flakes * (light / .75 - 1) * .8, .25, 2.2)
    upward = 1 - flakes + flakes * (.62 + .85 * np.clip(normal[..., 2:] + .12, 0, 1))
    car = rest + paint * np.array(COLOURS[name], np.float32) * light * gloss * upward
    return tone(car / np.maximum(alpha, 1e-3))


def with_shadow(rgb, opaque, shadow):
    """The car on its shadow."""
    ground = shadow * (1 - opaque)
    total = opaque + ground
    rgb = rgb * opaque[..., None] + np.array([.045, .055, .07]) * ground[..., None]
    return np.dstack([rgb / np.maximum(total, 1e-4)[..., None], total])


def set_into(whole, rgb, opaque, part):
    """A finished picture with a part of it replaced; the edges of the part are blended over 1 % of the width."""
    height, width = opaque.shape
    left, top, right, bottom = part * [width, height, width, height]
    rows, columns = np.mgrid[0:height, 0:width] + .5
    # Only edges within the picture need blending.
    inside = [columns - left if left > 0 else columns + width, right - columns if right < width else columns + width,
        rows - top if top > 0 else rows + width, bottom - rows if bottom < height else rows + width]
    share = np.clip(np.minimum.reduce(inside) / (width * .01) - .2, 0, 1)
    replaced = (share * (opaque > .5))[..., None]
    return np.dstack([whole[..., :3] * (1 - replaced) + rgb * replaced, np.maximum(whole[..., 3], opaque * share)])


def main(source, target, colours, whole=None, parts=()):
    passes = {name: values.astype(np.float32) for name, values in np.load(source).items()}
    rendered = passes.pop('part', None)
    height, width = passes['Image'].shape[:2]
    box = box_of(passes['Image'][..., 3])
    shadow = None if rendered is not None else shadow_of(passes.pop('shadow')[..., 3], height, width)
    car = finished_passes({name: values[box] for name, values in passes.items()})
    opaque = np.zeros((height, width), np.float32)
    opaque[box] = car[0][..., 0]
    for name in colours:
        rgb = np.zeros((height, width, 3), np.float32)
        rgb[box] = coloured(name, *car)
        if rendered is None:
            rgba = with_shadow(rgb, opaque, shadow)
        else:
            original = Image.open(whole.replace('%', name)).convert('RGBA')
            enlarged = [resized(rgb[..., channel], original.size) for channel in range(3)]
            rgba = np.asarray(original, np.float32) / 255
            for part in parts or [rendered]:
                rgba = set_into(rgba, np.dstack(enlarged), resized(opaque, original.size), part)
        picture = Image.fromarray((np.clip(rgba, 0, 1) * 255 + .5).astype(np.uint8), 'RGBA')
        picture.save(target.replace('%', name), quality=88, method=4, alpha_quality=90)


if __name__ == '__main__':
    words = sys.argv[1:]
    # `onto=` names the pictures that parts are set into.
    onto = [word[5:] for word in words if word.startswith('onto=')]
    parts = [np.array(word[5:].split(','), float) for word in words if word.startswith('part=')]
    source, target, *colours = [word for word in words if not word.startswith(('onto=', 'part='))]
    main(source, target, colours, *onto, parts=parts)

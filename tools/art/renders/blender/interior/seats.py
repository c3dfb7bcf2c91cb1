"""Front and rear seats."""
import math

import numpy as np

from interior.forms import Spine, add_block, add_cushion, add_sheet, add_stitches, groove
from scene_objects import add_tube
from shapes import smooth_step, soft_curve

# Share of the half width at which the bolsters begin.
BOLSTER = 0.6


def back_relief(length):
    """Front of a backrest: bolsters beside an insert with cross seams."""
    def relief(u, v, width):
        side = np.abs(u) / width
        low = smooth_step((v - 0.05) / 0.16) * (1 - 0.62 * smooth_step((v - length * 0.5) / (length * 0.36)))
        bolster = 0.07 * smooth_step((side - BOLSTER) / 0.27) * low
        lumbar = 0.018 * np.exp(-((v - 0.17) / 0.13) ** 2) * (1 - side ** 2)
        seam = groove((side - BOLSTER) * width, 0.009, 0.006)
        pleats = sum(groove(v - at, 0.0075, 0.0065) for at in np.linspace(0.12, length - 0.13, 5))
        inside = smooth_step((BOLSTER - side) / 0.04) * smooth_step((length - 0.1 - v) / 0.02)
        top = groove(v - (length - 0.095), 0.007, 0.006) * (side < BOLSTER + 0.02)
        puff = 0.011 * np.abs(np.sin(math.pi * (v - 0.12) / ((length - 0.25) / 4))) * inside
        return bolster + lumbar + seam + (pleats + puff) * inside + top, inside * np.ones_like(u * v)
    return relief


def cushion_relief(length):
    """Top of a seat cushion, from the back to the front."""
    def relief(u, v, width):
        side = np.abs(u) / width
        bolster = 0.042 * smooth_step((side - BOLSTER) / 0.27) * smooth_step((v - 0.03) / 0.15)
        bolster = bolster * (1 - 0.5 * smooth_step((v - length * 0.66) / (length * 0.3)))
        seam = groove((side - BOLSTER) * width, 0.009, 0.006)
        inside = smooth_step((BOLSTER - side) / 0.04) * smooth_step((length - 0.1 - v) / 0.02)
        pleats = sum(groove(v - at, 0.0075, 0.0065) for at in np.linspace(0.09, length - 0.2, 3))
        front = groove(v - (length - 0.1), 0.008, 0.006) * (side < BOLSTER + 0.02)
        hollow = -0.012 * np.exp(-((v - length * 0.35) / 0.16) ** 2) * (1 - side ** 2)
        return bolster + seam + pleats * inside + front + hollow, inside * np.ones_like(u * v)
    return relief


def add_seam_stitches(point, side_at, start, end, materials):
    """Adds stitching beside the seams between insert and bolsters."""
    v = np.linspace(start, end, 80)
    for side in (-1, 1):
        add_stitches('stitch', point(side * (side_at(v) + 0.007), v), materials['stitch'])


def add_headrest(x, y, z, lean, materials, half_width=0.125):
    """Adds a headrest on two posts; `lean` is how far its top is behind its foot."""
    spine = Spine([(x - lean, z + 0.18), (x - lean * 0.45, z + 0.09), (x, z)])
    add_cushion('headrest', spine, lambda v: half_width - 0.016 * (1 - v / spine.length) ** 2, 0.05, 0.062, 0.058,
        [materials['upholstery']], y,
        lambda u, v, w: (groove((np.abs(u) / w - 0.72) * w + 0 * v, 0.004, 0.004), 0 * u * v), (90, 110))
    for side in (-0.05, 0.05):
        add_tube('post', [(x + 0.035, y + side, z - 0.1), (x, y + side, z + 0.03)], 0.0065, materials['chrome'])


def add_front_seat(y, materials, x=0.0, recline=0.30):
    """Adds a front seat; x is where its cushion meets its back."""
    z = 0.25
    back = Spine([(x - 0.01, z + 0.02), (x - 0.05, z + 0.2), (x - 0.08 - recline * 0.2, z + 0.42), (x - recline * 0.78, z + 0.66)])
    width = soft_curve([(0, 0.205), (0.12, 0.238), (0.36, 0.262), (back.length - 0.14, 0.215), (back.length, 0.168)], 0.09)
    materials_of_seat = [materials['upholstery']]
    # Travelling upwards, the left of a spine is behind it, so the backrest is turned.
    up = Spine(back.line[::-1])
    point = add_cushion('back', up, lambda v: width(up.length - v), 0.062, 0.1, 0.075, materials_of_seat, y,
        lambda u, v, w: back_relief(up.length)(u, up.length - v, w))
    add_seam_stitches(point, lambda v: BOLSTER * width(up.length - v), 0.09, up.length - 0.08, materials)
    flat = Spine([(x + 0.5, z + 0.05), (x + 0.3, z + 0.075), (x + 0.12, z + 0.045), (x - 0.06, z + 0.01)])
    base = soft_curve([(0, 0.235), (0.1, 0.25), (0.4, 0.25), (0.56, 0.222)], 0.06)
    # From the front to the back the left of a spine is below, so the cushion is turned as well.
    rear = Spine(flat.line[::-1])
    point = add_cushion('cushion', rear, lambda v: base(rear.length - v), 0.068, 0.08, 0.075, materials_of_seat, y,
        cushion_relief(rear.length))
    add_seam_stitches(point, lambda v: BOLSTER * base(rear.length - v), 0.1, rear.length - 0.1, materials)
    add_headrest(x - recline * 0.86, y, z + 0.695, 0.045, materials)
    side = -1 if y < 0 else 1
    add_block('valance', (x + 0.2, y, z - 0.075), (0.25, 0.222, 0.06), 0.03, materials['hard'])
    # Belt, from the post beside the seat down to the sill.
    strap = [np.array((-0.395, side * 0.665, 0.93)), np.array((-0.34, side * 0.70, 0.6)), np.array((-0.27, side * 0.672, 0.2))]
    fine = np.stack([np.interp(np.linspace(0, 2, 40), range(3), axis) for axis in zip(*strap)], -1)
    add_sheet('belt', np.stack([fine - (0.024, 0, 0), fine + (0.024, 0, 0)], 1), [materials['belt']])
    add_block('guide', tuple(strap[0]), (0.035, 0.012, 0.022), 0.009, materials['hard'])
    # Buckle on the inner side.
    add_block('buckle', (x - 0.02, y - side * 0.272, z + 0.115), (0.014, 0.011, 0.045), 0.006, materials['hard'], (0, 0.35, 0))
    add_block('release', (x - 0.005, y - side * 0.272, z + 0.158), (0.011, 0.008, 0.006), 0.002, materials['buckle'], (0, 0.35, 0))


def add_rear_bench(x, materials, half_width=0.62, recline=0.22):
    """Adds a rear bench of three places."""
    z = 0.27
    for y, wide in ((-half_width * 0.62, half_width * 0.37), (half_width * 0.62, half_width * 0.37), (0, half_width * 0.25)):
        up = Spine([(x - recline, z + 0.62), (x - 0.1, z + 0.32), (x, z)])
        add_cushion('bench back', up, lambda v: wide + 0 * v, 0.05, 0.05, 0.06, [materials['upholstery']], y,
            lambda u, v, w: (groove((np.abs(u) / w - 0.68) * w, 0.007, 0.006)
                + sum(groove(v - at, 0.006, 0.006) for at in (0.16, 0.3, 0.44)) * (np.abs(u) / w < 0.68),
                1.0 * (np.abs(u) / w < 0.68) * np.ones_like(v)), (90, 90))
        flat = Spine([(x - 0.03, z + 0.03), (x + 0.25, z + 0.07), (x + 0.5, z + 0.04)])
        add_cushion('bench', flat, lambda v: wide + 0 * v, 0.06, 0.05, 0.06, [materials['upholstery']], y,
            lambda u, v, w: (groove((np.abs(u) / w - 0.68) * w, 0.007, 0.006), 0 * u * v), (80, 80))
    for y in (-half_width * 0.62, half_width * 0.62):
        add_headrest(x - recline - 0.01, y, z + 0.68, 0.03, materials, 0.115)

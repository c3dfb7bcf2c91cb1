"""Handles, mirrors, roof rails, window trim and the sports bar."""
import numpy as np

from scene_objects import add_solid, add_tube
from shapes import rounded, rounded_box, smooth_max

# How far the middle of a mirror is from the middle of the car.
MIRROR_Y = 0.985


def lower_edge(outline, x):
    """Lowest height of an outline in side view at x."""
    edges = zip(outline, np.roll(outline, -1, 0))
    return min(z0 + (z1 - z0) * (x - x0) / (x1 - x0) for (x0, z0), (x1, z1) in edges
        if min(x0, x1) <= x <= max(x0, x1) and x0 != x1)


def add_belt_trim(body, shape, materials):
    """Adds a bright strip below the side windows."""
    outline = np.array(rounded(body['side_glass'], 0.06))
    xs = np.linspace(outline[:, 0].min() + 0.03, outline[:, 0].max() - 0.02, 60)
    edge = [(x, lower_edge(outline, x)) for x in xs]
    strip = [(x, shape.side_at(x, z) + 0.001, z) for x, z in edge if z < body['belt'] + 0.11]
    add_tube('belt', strip, 0.006, materials['satin'], both=True)


def add_handle(x, z, shape, materials):
    """Adds a door handle on two stays."""
    y = shape.side_at(x, z)
    add_solid('handle', rounded_box((x, y + 0.014, z), (0.105, 0.01, 0.014), 0.009), (x - 0.13, y - 0.02, z - 0.04),
        (x + 0.13, y + 0.05, z + 0.04), 0.005, materials['paint'], both=True)
    for stay in (x - 0.09, x + 0.09):
        add_solid('hs', rounded_box((stay, y, z), (0.012, 0.02, 0.01), 0.006), (stay - 0.03, y - 0.04, z - 0.03),
            (stay + 0.03, y + 0.04, z + 0.03), 0.005, materials['black'], both=True)


def add_mirrors(body, materials):
    """Adds the door mirrors: shell, glass and arm."""
    x, z = body['mirror']
    y = MIRROR_Y

    def shell(at_x, at_y, at_z):
        # Tapered forwards.
        taper = np.maximum(at_x - x, 0)
        front = smooth_max(np.abs(at_y - y) - 0.1 + 0.25 * taper, np.abs(at_z - z) - 0.06 + 0.35 * taper, 0.07)
        return smooth_max(front, np.abs(at_x - x - 0.02) - 0.075, 0.05)
    add_solid('mirror', shell, (x - 0.13, y - 0.2, z - 0.14), (x + 0.15, y + 0.2, z + 0.14), 0.008, materials['paint'],
        both=True)
    add_solid('mgl', rounded_box((x - 0.054, y, z), (0.006, 0.085, 0.05), 0.005), (x - 0.08, y - 0.12, z - 0.08),
        (x - 0.03, y + 0.12, z + 0.08), 0.006, materials['chrome'], both=True)
    add_solid('marm', rounded_box((x + 0.01, y - 0.12, z - 0.045), (0.04, 0.07, 0.018), 0.015),
        (x - 0.06, y - 0.22, z - 0.09), (x + 0.08, y, z), 0.008, materials['gloss'], both=True)


def add_rails(shape, materials):
    """Adds roof rails, bowed in a little and turned down at their ends."""
    shares = np.linspace(0, 1, 40)
    heights = 0.042 * np.minimum(1, np.minimum(shares, 1 - shares) / 0.05) ** 0.5
    points = [(x, 0.575 - 0.02 * abs(2 * share - 1) ** 3, shape.top_at(x, 0.575) + height)
        for x, height, share in zip(np.linspace(0.02, -1.72, 40), heights, shares)]
    add_tube('rail', points, 0.0135, materials['satin'], both=True)


def add_sports_bar(x, height, materials):
    """Adds a hoop behind the cab of a ute, with a leg along the tray on either side."""
    corners = [(0.71, 1.1), (0.63, height), (-0.63, height), (-0.71, 1.1)]
    # Without the points of the two lower corners, which aren't rounded.
    arch = [(x, y, z) for y, z in rounded(corners, [0.001, 0.14, 0.14, 0.001])][7:-7]
    add_tube('bar', [(x, 0.71, 1.1)] + arch + [(x, -0.71, 1.1)], 0.034, materials['gloss'])
    add_tube('leg', [(x, 0.64, height - 0.06), (x - 0.3, 0.7, 1.28), (x - 0.52, 0.71, 1.12)], 0.028,
        materials['gloss'], both=True)


def add_fittings(body, shape, materials):
    """Adds everything that is fitted to the sides and the roof."""
    add_belt_trim(body, shape, materials)
    for x, z in body['handles']:
        add_handle(x, z, shape, materials)
    add_mirrors(body, materials)
    if body['rails']:
        add_rails(shape, materials)
    if body.get('sports_bar'):
        add_sports_bar(*body['sports_bar'], materials)

"""The shell of a cabin: floor, doors, pillars, headlining and mirror."""
import numpy as np

from interior.forms import add_block, add_sheet, add_stitches
from scene_objects import add_mesh
from surface import Surface

WALL = 0.735


def add_doors(materials, belt=0.66, back=-0.25, front=1.05):
    """Adds a door card on either side, from the belt to the floor."""
    z = belt
    for side in (1, -1):

        def sheet(name, profile, material, start=back, end=front):
            """A strip of the card: (y inwards from the wall, z) from top to bottom."""
            points = np.array(profile, float)
            steps = np.linspace(0, len(points) - 1, 90)
            inwards = np.interp(steps, np.arange(len(points)), points[:, 0])
            heights = np.interp(steps, np.arange(len(points)), points[:, 1])
            kernel = np.hanning(13) / np.hanning(13).sum()
            smooth = lambda a: np.convolve(np.concatenate([2 * a[0] - a[6:0:-1], a, 2 * a[-1] - a[-2:-8:-1]]), kernel, 'valid')
            inwards, heights = smooth(inwards), smooth(heights)
            xs = np.linspace(start, end, 80)
            grid = np.stack([np.broadcast_to(xs[:, None], (80, len(heights))),
                np.broadcast_to(side * (WALL - inwards[None, :]), (80, len(heights))),
                np.broadcast_to(heights[None, :], (80, len(heights)))], -1)
            add_sheet(name, grid, [materials[material]])

        sheet('rail', [(-0.03, z + 0.012), (0.012, z + 0.014), (0.032, z), (0.036, z - 0.05), (0.03, z - 0.105), (0.004, z - 0.11)], 'soft')
        sheet('trim', [(0.0, z - 0.104), (0.026, z - 0.108), (0.028, z - 0.138), (0.0, z - 0.142)], 'decor')
        sheet('insert', [(0.0, z - 0.14), (0.018, z - 0.146), (0.022, z - 0.2), (0.016, z - 0.25), (0.0, z - 0.256)], 'upholstery')
        sheet('armrest', [(0.0, z - 0.232), (0.06, z - 0.236), (0.082, z - 0.25), (0.084, z - 0.285), (0.05, z - 0.315), (0.0, z - 0.325)], 'upholstery', end=0.6)
        sheet('low', [(0.0, z - 0.25), (0.02, z - 0.262), (0.026, z - 0.36), (0.03, z - 0.48), (0.06, z - 0.52), (0.06, z - 0.62), (0.02, z - 0.7)], 'hard')
        x = np.linspace(back, front - 0.3, 60)
        add_stitches('stitch', np.stack([x, 0 * x + side * (WALL - 0.0375), 0 * x - 0.03], -1), materials['stitch'])
        # Handle, switches and loudspeaker.
        add_block('handle', (0.4, side * (WALL - 0.032), z - 0.172), (0.055, 0.006, 0.012), 0.0055, materials['satin'])
        add_block('switches', (0.3, side * (WALL - 0.066), z - 0.236), (0.09, 0.02, 0.006), 0.005, materials['piano'])
        for n in range(2):
            add_block('switch', (0.26 + n * 0.05, side * (WALL - 0.066), z - 0.229), (0.014, 0.009, 0.006), 0.003, materials['hard'])


def add_strut(name, line, wide, thin, flat, material, turns=36):
    """Adds an oval bar along a line; `flat` is the direction of its thin side."""
    line, flat = np.array(line, float), np.array(flat, float)
    along = np.gradient(line, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along, flat)
    across /= np.linalg.norm(across, axis=1)[:, None]
    depth = np.cross(across, along)
    angles = np.linspace(0, 2 * np.pi, turns + 1)
    # A squarish oval, like a trim that is clipped on.
    c, s = (np.sign(f(angles)) * np.abs(f(angles)) ** 0.7 for f in (np.cos, np.sin))
    add_sheet(name, line[:, None] + wide * across[:, None] * c[None, :, None] + thin * depth[:, None] * s[None, :, None], [material])


def curved(*knots, steps=30):
    """Smooth line through points."""
    spread = np.linspace(0, len(knots) - 1, steps * 4)
    fine = np.stack([np.interp(spread, range(len(knots)), axis) for axis in zip(*knots)], -1)
    kernel = np.hanning(31) / np.hanning(31).sum()
    padded = np.concatenate([2 * fine[0] - fine[15:0:-1], fine, 2 * fine[-1] - fine[-2:-17:-1]])
    return np.stack([np.convolve(axis, kernel, 'valid') for axis in padded.T], -1)[::4]


def add_pillars(materials, base=1.1, top=0.34, roof=1.17):
    """Adds the pillars beside the windscreen, those behind the front seats, and the frames of the roof."""
    for side in (1, -1):
        foot, middle, head = (base + 0.1, side * 0.745, 0.62), ((base + top) / 2, side * 0.655, 0.945), (top, side * 0.565, roof - 0.02)
        add_strut('pillar', curved(foot, middle, head), 0.052, 0.026, (0.25, side, 0.15), materials['liner'])
        add_strut('seal', curved(*(np.array(p) + (0.045, side * 0.012, 0.012) for p in (foot, middle, head))), 0.035, 0.022, (0.25, side, 0.15), materials['rubber'])
        rail = curved((top + 0.06, side * 0.56, roof - 0.03), (0, side * 0.585, roof - 0.005), (-0.6, side * 0.585, roof - 0.01), (-1.7, side * 0.54, roof - 0.09))
        add_strut('rail', rail, 0.05, 0.045, (0, side, 0), materials['liner'])
        post = curved((-0.32, side * 0.74, 0.0), (-0.35, side * 0.75, 0.6), (-0.40, side * 0.67, 0.95), (-0.44, side * 0.585, roof))
        add_strut('post', post, 0.085, 0.035, (0, side, 0.1), materials['liner'])
        # The corner before the window, and the mirror outside.
        corner = [(0.74, side * 0.725, 0.665), (1.2, side * 0.755, 0.665), (0.86, side * 0.695, 0.84)]
        add_mesh('corner', Surface(corner, [(0, 1, 2, 2)], None), [materials['rubber']])
        add_block('door mirror', (0.83, side * 0.97, 0.79), (0.055, 0.115, 0.075), 0.05, materials['piano'], (0, 0, side * 0.15), 8)
        add_block('door mirror glass', (0.772, side * 0.965, 0.79), (0.003, 0.1, 0.062), 0.003, materials['chrome'], (0, -0.03, side * 0.3), 8)


def add_roof(materials, top=0.34, roof=1.17, mirror=True):
    """Adds headlining, visors and mirror. Light passes through the roof, as in a studio that takes it off."""
    x, y = np.meshgrid(np.linspace(-1.9, top + 0.03, 40), np.linspace(-0.58, 0.58, 41), indexing='ij')
    crown = 0.05 * (1 - (y / 0.58) ** 2) - 0.025 * np.clip((x + 0.1) / 0.5, 0, 1) ** 2 - 0.05 * np.clip((-0.6 - x) / 1.2, 0, 1) ** 2
    sheet = add_sheet('headlining', np.stack([x, y, roof - 0.02 + crown], -1), [materials['liner']])
    sheet.visible_shadow = sheet.visible_diffuse = False
    for side in (1, -1):
        add_block('visor', (top - 0.05, side * 0.31, roof - 0.012), (0.07, 0.17, 0.009), 0.008, materials['liner'], (0, 0.2, 0)).visible_shadow = False
    if not mirror:
        return
    add_block('mirror', (top + 0.01, 0, roof - 0.105), (0.014, 0.105, 0.031), 0.013, materials['piano'], (0, 0.2, 0))
    add_block('mirror glass', (top - 0.005, 0, roof - 0.108), (0.002, 0.096, 0.024), 0.0015, materials['chrome'], (0, 0.2, 0))
    add_block('sensor', (top + 0.07, 0, roof - 0.045), (0.05, 0.05, 0.022), 0.015, materials['hard'], (0, 0.3, 0))


def add_floor(materials):
    """Adds the carpet."""
    add_block('carpet', (0, 0, -0.03), (1.6, 0.8, 0.03), 0.01, materials['carpet'])

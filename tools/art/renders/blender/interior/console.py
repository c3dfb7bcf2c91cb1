"""Centre console and steering wheel."""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix, Vector

from interior.dash import DRIVER
from interior.forms import Spine, add_block, add_cushion, add_sheet, add_stitches, groove
from scene_objects import add_tube

# Height of the console.
DECK = 0.335


def add_console(materials, top):
    """Adds the console between the seats: climate keys, a bin, selector, cup holders and armrest."""
    deck = DECK
    add_block('keys', (0.684, 0, top - 0.193), (0.03, 0.15, 0.017), 0.008, materials['piano'], (0, -0.25, 0))
    for n, y in enumerate(np.linspace(-0.115, 0.115, 6)):
        add_block('key', (0.652, y, top - 0.189), (0.006, 0.0165, 0.0095), 0.003, materials['hard'], (0, -0.25, 0))
    add_block('riser', (0.70, 0, top - 0.295), (0.06, 0.128, 0.085), 0.022, materials['soft'], (0, -0.3, 0))
    add_block('tray', (0.626, 0, top - 0.335), (0.05, 0.09, 0.008), 0.007, materials['rubber'], (0, 0.12, 0))
    add_block('tray edge', (0.626, 0, top - 0.339), (0.055, 0.096, 0.006), 0.005, materials['satin'], (0, 0.12, 0))
    add_block('tunnel', (0.22, 0, deck - 0.12), (0.50, 0.118, 0.12), 0.028, materials['soft'])
    add_block('deck', (0.42, 0, deck - 0.002), (0.26, 0.098, 0.008), 0.007, materials['piano'])
    add_block('frame', (0.42, 0, deck - 0.004), (0.265, 0.103, 0.006), 0.005, materials['satin'])
    for y in (-0.132, 0.132):
        add_block('side', (0.28, y * 0.9, deck - 0.03), (0.46, 0.012, 0.035), 0.012, materials['upholstery'])
        x = np.linspace(-0.14, 0.7, 40)
        add_stitches('stitch', np.stack([x, 0 * x + y * 0.91, 0 * x + deck + 0.0055], -1), materials['stitch'])
    # Selector: a short lever on a bright collar.
    add_block('collar', (0.44, -0.035, deck + 0.008), (0.05, 0.034, 0.004), 0.0038, materials['satin'])
    add_block('boot', (0.44, -0.035, deck + 0.018), (0.036, 0.022, 0.014), 0.013, materials['hide'])
    add_block('lever', (0.435, -0.035, deck + 0.062), (0.031, 0.021, 0.036), 0.019, materials['hide'], (0, -0.25, 0), 6)
    add_block('cap', (0.426, -0.035, deck + 0.0955), (0.021, 0.014, 0.003), 0.0029, materials['piano'], (0, -0.25, 0))
    # Dial beside it.
    for radius, height, material in ((0.026, 0.008, 'satin'), (0.0235, 0.02, 'piano'), (0.02, 0.0215, 'hard')):
        bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=height, location=(0.36, 0.05, deck + 0.006 + height / 2), vertices=64)
        dial = bpy.context.object
        dial.modifiers.new('bevel', 'BEVEL').width = 0.0018
        dial.data.materials.append(materials[material])
    for y in (-0.043, 0.043):
        for radius, z, material in ((0.042, 0.0068, 'satin'), (0.039, 0.0076, 'rubber')):
            bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=0.002, location=(0.235, y, deck + z), vertices=64)
            bpy.context.object.data.materials.append(materials[material])
    for n in range(3):
        add_block('switch', (0.54 - n * 0.028, 0.055, deck + 0.008), (0.010, 0.02, 0.003), 0.0026, materials['hard'])


def add_armrest(materials):
    """Adds the armrest between the seats, on its box."""
    deck = DECK
    add_block('box', (-0.02, 0, deck - 0.12), (0.24, 0.112, 0.13), 0.028, materials['soft'])
    lid = Spine([(-0.26, deck + 0.035), (0.0, deck + 0.045), (0.17, deck + 0.04)])
    add_cushion('armrest', lid, lambda v: 0.102 + 0 * v, 0.024, 0.035, 0.03, [materials['upholstery']], 0,
        lambda u, v, w: (groove((np.abs(u) / w - 0.72) * w + 0 * v, 0.004, 0.004), 0 * u * v), (90, 90))


def wheel_matrix(centre, tilt):
    """Places the wheel's plane: its y lies across the car, its z up, its x towards the dashboard."""
    return Matrix.Translation(centre) @ Euler((0, tilt, 0)).to_matrix().to_4x4()


def add_wheel(materials, top):
    """Adds the steering wheel with column and levers."""
    centre = Vector((0.455, DRIVER, top - 0.085))
    place = wheel_matrix(centre, math.radians(24))
    radius = 0.182
    angles = np.linspace(0, 2 * math.pi, 181)
    # The lower third is a little flattened.
    reach = radius - 0.02 * np.clip(-np.sin(angles) - 0.62, 0, 1) / 0.38
    centres = np.stack([0 * angles, reach * np.cos(angles), reach * np.sin(angles)], -1)
    outwards = np.stack([0 * angles, np.cos(angles), np.sin(angles)], -1)
    around = np.linspace(0, 2 * math.pi, 33)
    thick = 0.0155 + 0.002 * np.exp(-((np.abs(np.cos(angles)) - 0.86) / 0.12) ** 2)
    ring = (centres[:, None] + thick[:, None, None] * (outwards[:, None] * np.cos(around)[None, :, None]
        + np.array([1.12, 0, 0]) * np.sin(around)[None, :, None]))
    placed = lambda points: np.asarray(points) @ np.array(place.to_3x3()).T + np.array(centre)
    add_sheet('rim', placed(ring), [materials['hide']])
    inner = centres + outwards * -0.0158 + np.array([-0.003, 0, 0])
    add_stitches('rim stitch', placed(inner), materials['stitch'], 0.005, 0.003, 0.0007)

    def part(name, at, half_size, round_by, material, turn=0.0):
        """Adds a block in the plane of the wheel."""
        block = add_block(name, (0, 0, 0), half_size, round_by, materials[material], segments=6)
        block.matrix_world = place @ Matrix.Translation(at) @ Euler((turn, 0, 0)).to_matrix().to_4x4()
    part('hub', (-0.012, 0, -0.004), (0.027, 0.078, 0.058), 0.0265, 'soft')
    part('hub lower', (-0.008, 0, -0.052), (0.02, 0.046, 0.034), 0.0195, 'soft')
    bpy.ops.mesh.primitive_torus_add(major_radius=0.0165, minor_radius=0.0018, major_segments=64)
    badge = bpy.context.object
    badge.matrix_world = place @ Matrix.Translation((-0.038, 0, 0.004)) @ Euler((0, math.pi / 2, 0)).to_matrix().to_4x4() @ Matrix.Diagonal((0.72, 1, 1, 1))
    badge.data.materials.append(materials['satin'])
    badge.data.polygons.foreach_set('use_smooth', [True] * len(badge.data.polygons))
    for side in (-1, 1):
        part('spoke', (0.004, side * 0.11, 0.004), (0.010, 0.064, 0.021), 0.009, 'piano')
        part('frame', (0.006, side * 0.11, 0.004), (0.009, 0.066, 0.024), 0.009, 'satin')
        for row in (-1, 1):
            part('key', (-0.0068, side * 0.112, 0.004 + row * 0.0095), (0.002, 0.024, 0.0062), 0.0019, 'hard')
        part('lower edge', (0.006, side * 0.036, -0.122), (0.007, 0.0035, 0.048), 0.003, 'satin', side * 0.12)
    part('lower spoke', (0.005, 0, -0.122), (0.008, 0.036, 0.048), 0.0075, 'piano')
    part('shroud', (0.085, 0, -0.012), (0.075, 0.05, 0.045), 0.03, 'soft')
    for side in (-1, 1):
        ends = placed([(0.052, side * 0.04, 0.0), (0.05, side * 0.1, 0.012), (0.042, side * 0.165, 0.024)])
        add_tube('lever', [tuple(point) for point in ends], 0.0075, materials['hard'])

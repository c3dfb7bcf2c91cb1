"""Dashboard, displays and centre console. The driver sits on the right, where y is negative."""
import math

import bpy
import numpy as np
from mathutils import Euler, Matrix

from interior.displays import centre_screen, instruments, scene_image
from interior.fabrics import screen
from interior.forms import add_bar, add_block, add_stitches
from scene_objects import add_tube

ACROSS = np.linspace(-0.76, 0.76, 61)
DRIVER = -0.36


def bow(y):
    """The ends of the dashboard come towards the doors."""
    return -0.085 * np.abs(y / 0.76) ** 3


def add_dash(materials, tall=0.0):
    """Adds the dashboard from the windscreen to the knees; `tall` raises its top, as in vans and utes. Returns its height."""
    top = 0.70 + tall
    add_bar('top', [(1.2, top + 0.02), (0.74, top), (0.668, top - 0.022), (0.672, top - 0.058), (0.9, top - 0.07), (1.2, top - 0.1)],
        [0.02, 0.08, 0.018, 0.01, 0.02, 0.02], ACROSS, [materials['soft']], bow)
    add_bar('cowl', [(1.2, top + 0.03), (1.19, top + 0.03), (1.19, top - 0.05), (1.3, top - 0.05), (1.3, top + 0.02)], 0.004, ACROSS, [materials['rubber']], bow)
    stitched = np.stack([0.690 + bow(ACROSS), ACROSS, 0 * ACROSS + top - 0.0085], -1)
    add_stitches('top stitch', stitched, materials['stitch'])
    add_vents(materials, top - 0.086)
    add_bar('strip', [(0.664, top - 0.113), (0.9, top - 0.113), (0.9, top - 0.152), (0.668, top - 0.15), (0.658, top - 0.132)],
        [0.004, 0.004, 0.004, 0.005, 0.02], ACROSS, [materials['decor']], bow)
    add_bar('edge', [(0.657, top - 0.153), (0.9, top - 0.153), (0.9, top - 0.16), (0.657, top - 0.16)], 0.003, ACROSS, [materials['satin']], bow)
    knee = [(0.664, top - 0.163), (0.9, top - 0.163), (0.95, top - 0.33), (0.76, top - 0.335), (0.685, top - 0.255)]
    add_bar('knee', knee, [0.014, 0.01, 0.02, 0.05, 0.1], ACROSS, [materials['upholstery']], bow)
    add_stitches('knee stitch', np.stack([0.662 + bow(ACROSS), ACROSS, 0 * ACROSS + top - 0.182], -1), materials['stitch'])
    low = [(0.765, top - 0.34), (1.0, top - 0.34), (1.1, 0.0), (0.98, 0.0), (0.80, top - 0.45)]
    add_bar('low', low, [0.02, 0.02, 0.02, 0.05, 0.1], ACROSS, [materials['hard']], bow)
    # Glove box: a fine gap and a handle.
    for y in (0.2, 0.62):
        add_tube('gap', [(0.78 + bow(y), y, top - 0.35), (0.803 + bow(y), y, top - 0.45), (0.86 + bow(y), y, top - 0.56)], 0.0022, materials['rubber'])
    return top


def add_vents(materials, z):
    """Adds a band of vents across the whole dashboard: a dark slot with vanes between two bright lines."""
    add_bar('slot', [(0.716, z + 0.03), (0.9, z + 0.03), (0.9, z - 0.03), (0.716, z - 0.03)], 0.003, ACROSS, [materials['rubber']], bow)
    for height in (-0.009, 0.009):
        add_bar('slat', [(0.674, z + height + 0.002), (0.72, z + height + 0.004), (0.72, z + height - 0.004), (0.674, z + height - 0.002)], 0.0015, ACROSS, [materials['piano']], bow)
    for y in np.arange(-0.7, 0.701, 0.0225):
        add_block('vane', (0.701 + bow(y), y, z), (0.013, 0.0012, 0.026), 0.0008, materials['hard'], segments=1)
    add_bar('line', [(0.667, z - 0.022), (0.69, z - 0.022), (0.69, z - 0.0255), (0.667, z - 0.0255)], 0.001, ACROSS, [materials['satin']], bow)
    for y in (-0.16, 0.16, 0.53, -0.53):
        add_block('tab', (0.668 + bow(y), y, z), (0.007, 0.016, 0.0055), 0.003, materials['satin'])


def add_panel(name, centre, half_size, tilt, turn, picture, materials, strength):
    """Adds a display: a slab of black glass with a lit picture."""
    matrix = (0, -tilt, turn)
    add_block(name, centre, (0.009, half_size[0], half_size[1]), 0.007, materials['piano'], matrix)
    bpy.ops.mesh.primitive_plane_add(size=2, location=centre)
    plane = bpy.context.object
    plane.scale = (half_size[0] - 0.009, half_size[1] - 0.009, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    # The plane's x lies to the right and its y upwards for someone who looks ahead.
    upright = Matrix(((0, 0, -1), (-1, 0, 0), (0, 1, 0))).to_4x4()
    plane.matrix_world = Matrix.Translation(centre) @ Euler(matrix).to_matrix().to_4x4() @ Matrix.Translation((-0.0096, 0, 0)) @ upright
    material = screen(name, scene_image(name, picture), strength)
    nodes = material.node_tree.nodes
    uv = nodes.new('ShaderNodeTexCoord')
    texture = next(node for node in nodes if node.bl_idname == 'ShaderNodeTexImage')
    material.node_tree.links.new(uv.outputs['UV'], texture.inputs['Vector'])
    plane.data.materials.append(material)


def add_displays(materials, top, wide, strength=1.1):
    """Adds the displays: one slab for both if `wide`, else instruments under a hood and a screen of its own."""
    tilt = math.radians(14)
    if wide:
        add_panel('instruments', (0.632, DRIVER, top + 0.036), (0.165, 0.064), tilt, 0, instruments(), materials, strength)
        add_panel('screen', (0.634, 0.012, top + 0.036), (0.2, 0.064), tilt, math.radians(4), centre_screen(1100, 330), materials, strength)
        add_block('bridge', (0.66, -0.18, top + 0.01), (0.02, 0.31, 0.03), 0.01, materials['soft'], (0, -tilt, 0))
        return
    add_panel('instruments', (0.672, DRIVER, top + 0.03), (0.14, 0.055), tilt, 0, instruments(840, 330), materials, strength)
    ys = np.linspace(-0.185, 0.185, 41)
    arch = lambda y: -0.016 * np.abs(y / 0.185) ** 4 - 0.05 * np.clip(np.abs(y) / 0.185 - 0.86, 0, 1) ** 1.2
    add_bar('hood', [(0.612, top + 0.094), (0.66, top + 0.106), (0.86, top + 0.012), (0.86, top - 0.03), (0.7, top + 0.08), (0.618, top + 0.084)],
        [0.006, 0.03, 0.02, 0.01, 0.02, 0.005], ys + DRIVER, [materials['soft']], lambda y: 0.03 * np.abs((y - DRIVER) / 0.185) ** 3, lambda y: arch(y - DRIVER))
    for side in (-1, 1):
        add_block('cheek', (0.705, DRIVER + side * 0.162, top + 0.024), (0.07, 0.02, 0.062), 0.018, materials['soft'], (0, -0.2, 0))
    add_panel('screen', (0.628, 0.0, top + 0.022), (0.138, 0.084), tilt, math.radians(3), centre_screen(820, 480), materials, strength)

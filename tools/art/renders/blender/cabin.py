"""Floor, dashboard, seats and steering wheel, as much as can be seen through the windows."""
import math

import bpy

from scene_objects import add_solid
from shapes import rounded_box

# Belt and foot of the windscreen of the SUV, for which the cabin is designed.
SUV_BELT, SUV_WINDSCREEN = 1.05, 1.06


def add_box(name, centre, half_size, radius, material):
    """Adds a box with rounded edges."""
    low = [middle - half - 0.03 for middle, half in zip(centre, half_size)]
    high = [middle + half + 0.03 for middle, half in zip(centre, half_size)]
    add_solid(name, rounded_box(centre, half_size, radius), low, high, 0.02, material)


def add_cabin(body, materials):
    """Adds what is inside."""
    up = body['belt'] - SUV_BELT
    forward = body['windscreen'][0][0] - SUV_WINDSCREEN
    black, cloth = materials['black'], materials['seat']
    add_box('floor', (forward - 0.4, 0, body['belt'] - 0.43), (1.2, 0.74, 0.05), 0.03, black)
    add_box('dash', (0.82 + forward, 0, 0.9 + up), (0.26, 0.7, 0.1), 0.06, black)
    for x in body['seats']:
        for y in (-0.37, 0.37):
            add_box('cush', (x, y, 0.74 + up), (0.26, 0.24, 0.09), 0.07, cloth)
            add_box('sback', (x - 0.3, y, 0.99 + up), (0.085, 0.23, 0.26), 0.07, cloth)
            add_box('hrest', (x - 0.34, y, 1.3 + up), (0.05, 0.13, 0.075), 0.045, cloth)
    bpy.ops.mesh.primitive_torus_add(major_radius=0.185, minor_radius=0.016,
        location=(0.52 + forward, -0.37, 1.0 + up), rotation=(0, math.radians(-65), 0))
    bpy.context.object.data.materials.append(black)

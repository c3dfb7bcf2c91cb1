"""Wheels: rim, tyre, brake disc and cap."""
import math

import numpy as np

from materials import new_material, principled
from scene_objects import add_lathed, add_mesh
from shapes import smooth_max, smooth_min, smooth_step
from surface import cached_surface

# Half the width of a tyre.
HALF_WIDTH = 0.115


def spoke_edge(style, along, across):
    """Distance to the edge of a spoke in the wheel's plane, from the hub along the spoke and across it."""
    if style == 'twin':
        # Two thin spokes that part towards the rim.
        middle = 0.016 + 0.13 * np.maximum(along - 0.05, 0)
        return np.abs(np.abs(across) - middle) - (0.0165 - 0.012 * along)
    if style == 'five':
        return np.abs(across) - (0.034 - 0.035 * (along - 0.06))
    if style == 'broad':
        # Broad spokes, broader towards the rim.
        return np.abs(across) - (0.02 + 0.09 * along)
    return np.abs(across) - (0.02 - 0.02 * (along - 0.05))


def rim_function(rim_radius, spokes, style):
    """Implicit function of a rim about the y axis, with its face near y = 0."""
    def distance(x, y, z):
        radius = np.hypot(x, z)
        # All spokes are the one nearest to the x axis.
        sector = 2 * math.pi / spokes
        angle = (np.arctan2(z, x) + sector / 2) % sector - sector / 2
        along, across = radius * np.cos(angle), radius * np.sin(angle)
        # The face is dished between the rim and the hub.
        face = (-0.012 - 0.03 * smooth_step((rim_radius - radius) / (rim_radius * 0.55))
            + 0.022 * smooth_step((0.085 - radius) / 0.05))
        behind_face = np.abs(y - face + 0.022) - 0.022
        spoke = smooth_max(smooth_max(spoke_edge(style, along, across), behind_face, 0.012), radius - rim_radius, 0.004)
        ring = smooth_max(np.abs(radius - rim_radius + 0.004) - 0.011, np.abs(y + 0.03) - 0.034, 0.012)
        hub = smooth_max(radius - 0.068, behind_face, 0.014)
        wheel = smooth_min(smooth_min(spoke, hub, 0.03), ring, 0.02)
        nut = smooth_max(np.hypot(along - 0.045, across) - 0.0085, -(y + 0.045), 0.004)
        return smooth_max(wheel, -nut, 0.004)
    return distance


def rim_material(style):
    """Material of a rim: bright face and dark sides, or silver all over on broad spokes."""
    material, tree, output = new_material('wheel')
    facing = tree.nodes.new('ShaderNodeAttribute')
    facing.attribute_name = 'face'
    share = tree.nodes.new('ShaderNodeMapRange')
    share.inputs[1].default_value = 0.9
    share.inputs[2].default_value = 0.97
    tree.links.new(facing.outputs['Fac'], share.inputs[0])
    mixture = tree.nodes.new('ShaderNodeMixShader')
    shade = (0.42, 0.43, 0.44) if style == 'broad' else (0.11, 0.115, 0.12)
    sides = principled(tree, shade, 0.35, 0.6, 0.5)
    face = principled(tree, (0.85, 0.86, 0.88), 0.38, 0.85, 0.4)
    for node, target in zip((share, sides, face), mixture.inputs):
        tree.links.new(node.outputs[0], target)
    tree.links.new(mixture.outputs[0], output.inputs[0])
    return material


def tyre_profile(tyre_radius, rim_radius):
    """Profile of a tyre from its outer to its inner side, with four grooves in the tread."""
    half = HALF_WIDTH
    side = [(rim_radius - 0.004, -half + 0.02), (rim_radius + 0.006, -half - 0.002), (rim_radius + 0.03, -half - 0.013),
        (rim_radius + 0.055, -half - 0.016), (tyre_radius - 0.035, -half - 0.008), (tyre_radius - 0.012, -half + 0.012),
        (tyre_radius - 0.003, -half + 0.03)]
    tread = [(tyre_radius - depth, middle + offset) for middle in np.linspace(-0.06, 0.06, 5)
        for depth, offset in ((0, -0.012), (0.007, -0.006), (0.007, -0.001), (0, 0.004))]
    profile = side + tread + [(radius, -y) for radius, y in side[::-1]]
    return [(radius, y - half) for radius, y in profile]


def add_wheels(body, face, materials):
    """Adds four wheels: the body's, or the face's if it has its own."""
    tyre_radius = body['wheel_radius']
    design = face.get('wheels', body)
    rim_radius = tyre_radius * design.get('rim', 0.7)
    edge = rim_radius + 0.02
    rim = cached_surface(rim_function(rim_radius, design['spokes'], design['style']), (-edge, -0.1, -edge),
        (edge, 0.03, edge), 0.0045, symmetric=False, rounds=1)
    bright_face = rim_material(design['style'])
    lathed = dict(
        tyre=(tyre_profile(tyre_radius, rim_radius), 'tyre'),
        barrel=([(rim_radius - 0.006, -0.02), (rim_radius - 0.012, -0.06), (rim_radius - 0.03, -0.19)], 'dark'),
        disc=([(0.03, -0.105), (0.16, -0.105), (0.165, -0.11), (0.165, -0.13)], 'disc'),
        back=([(0.0, -0.15), (rim_radius, -0.15)], 'black'),
        cap=([(0.0, 0.004), (0.02, 0.004), (0.026, 0.002), (0.028, -0.004)], 'satin'),
    )
    for axle in ('front_axle', 'rear_axle'):
        for side in (1, -1):
            parts = [add_mesh('rim', rim, [bright_face], {'face': rim.normals[:, 1]})]
            parts += [add_lathed(name, profile, materials[material]) for name, (profile, material) in lathed.items()]
            for part in parts:
                part.location = (body[axle], side * (body['half_width'] - 0.008), tyre_radius)
                # Turned about the axle, so that the spokes of the two sides don't line up through the car.
                part.rotation_euler = (0, 0.35 * (1 + side), 0 if side > 0 else math.pi)

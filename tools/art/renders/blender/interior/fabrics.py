"""Materials of interiors. Upholstery is neutral like paint: `finish_interior.py` adds its colour."""
from materials import NEUTRAL_PAINT, new_material, output_mask, plain_material, principled
from nodes import Nodes


def coordinates(tree):
    """Position in metres."""
    return tree.nodes.new('ShaderNodeTexCoord').outputs['Object']


def noise(tree, scale, detail=2.0, stretch=None):
    """Noise with `scale` grains per metre."""
    node = tree.nodes.new('ShaderNodeTexNoise')
    node.inputs['Scale'].default_value = scale
    node.inputs['Detail'].default_value = detail
    tree.links.new(coordinates(tree), node.inputs['Vector'])
    return node.outputs['Fac']


def cells(tree, scale):
    """Distance to the middle of the nearest of `scale` cells per metre, as in the grain of leather."""
    node = tree.nodes.new('ShaderNodeTexVoronoi')
    node.inputs['Scale'].default_value = scale
    tree.links.new(coordinates(tree), node.inputs['Vector'])
    return node.outputs['Distance']


def add_bump(tree, shader, height, strength, distance=0.001):
    """Roughens a shader by a height."""
    bump = tree.nodes.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value = strength
    bump.inputs['Distance'].default_value = distance
    tree.links.new(height, bump.inputs['Height'])
    tree.links.new(bump.outputs[0], shader.inputs['Normal'])


def grained(name, colour, rough, scale, strength, spread=0.12, mottle=0.0, **more):
    """Plastic or cloth with a fine grain, and roughness that varies a little from place to place."""
    material, tree, output = new_material(name)
    shader = principled(tree, colour, rough, **more)
    nodes = Nodes(tree)
    nodes.link(nodes.ramp(noise(tree, 9, 1), 0.3, 0.7, rough - spread, rough + spread), shader.inputs['Roughness'])
    grain = noise(tree, scale, 1)
    add_bump(tree, shader, grain, strength)
    if mottle:
        dyed(tree, shader, colour, nodes.ramp(grain, 0.3, 0.7, 1 - mottle, 1 + mottle))
    tree.links.new(shader.outputs[0], output.inputs[0])
    return material


def dyed(tree, shader, colour, share):
    """Gives a shader a colour that is lighter or darker by a share."""
    nodes = Nodes(tree)
    mixed = tree.nodes.new('ShaderNodeCombineXYZ')
    for socket, value in zip(mixed.inputs, colour):
        nodes.link(nodes.math('MULTIPLY', share, value), socket)
    nodes.link(mixed.outputs[0], shader.inputs['Base Color'])


def upholstery(name):
    """Leather in neutral colour, perforated where a seat has its insert."""
    material, tree, output = new_material(name)
    nodes = Nodes(tree)
    rough = 0.46
    shader = principled(tree, NEUTRAL_PAINT, rough)
    fine = noise(tree, 260, 1)
    pores = nodes.ramp(cells(tree, 420), 0.1, 0.32, 0.55, 1)
    even = nodes.ramp(fine, 0.3, 0.7, 0.88, 1.04)
    insert = nodes.attribute('insert')
    share = nodes.math('ADD', nodes.math('MULTIPLY', insert, nodes.math('SUBTRACT', pores, even)), even)
    dyed(tree, shader, NEUTRAL_PAINT, share)
    nodes.link(nodes.ramp(noise(tree, 7, 1), 0.3, 0.7, rough - 0.1, rough + 0.12), shader.inputs['Roughness'])
    creases = nodes.math('MULTIPLY', noise(tree, 26, 1), 2.2)
    add_bump(tree, shader, nodes.math('ADD', fine, creases), 0.38, 0.0013)
    tree.links.new(shader.outputs[0], output.inputs[0])
    output_mask(tree, share)
    return material


def screen(name, picture, strength=1.0):
    """A lit display behind glossy glass; `picture` is an image of the scene."""
    material, tree, output = new_material(name)
    shader = principled(tree, (0.004, 0.004, 0.005), 0.09, coat=0.3)
    texture = tree.nodes.new('ShaderNodeTexImage')
    texture.image = picture
    texture.extension = 'CLIP'
    tree.links.new(texture.outputs[0], shader.inputs['Emission'])
    shader.inputs['Emission Strength'].default_value = strength
    tree.links.new(shader.outputs[0], output.inputs[0])
    return material


def make_fabrics():
    """Materials of an interior by name."""
    return dict(
        soft=grained('soft', (0.03, 0.03, 0.031), 0.55, 700, 0.35),
        hard=grained('hard', (0.042, 0.042, 0.044), 0.5, 900, 0.25),
        piano=plain_material('piano', (0.006, 0.006, 0.007), 0.07, coat=0.5),
        satin=plain_material('satin', (0.5, 0.5, 0.51), 0.3, 1.0),
        chrome=plain_material('chrome', (0.75, 0.76, 0.78), 0.12, 1.0),
        rubber=grained('rubber', (0.012, 0.012, 0.013), 0.7, 300, 0.2),
        carpet=grained('carpet', (0.055, 0.055, 0.058), 0.95, 300, 1.0, 0.03, 0.45, specular=0.1),
        liner=grained('liner', (0.42, 0.41, 0.39), 0.95, 500, 0.3, 0.03, specular=0.1),
        belt=grained('belt', (0.028, 0.028, 0.03), 0.6, 600, 0.5),
        stitch=plain_material('stitch', (0.42, 0.41, 0.39), 0.7),
        hide=grained('hide', (0.026, 0.026, 0.027), 0.4, 420, 0.3),
        upholstery=upholstery('upholstery'),
        decor=plain_material('decor', (0.36, 0.36, 0.37), 0.36, 1.0),
        lamp=plain_material('lamp', (0.9, 0.9, 0.9), 0.5, emission=(1, 0.98, 0.94), strength=1.5),
        buckle=plain_material('buckle', (0.35, 0.02, 0.015), 0.4),
    )

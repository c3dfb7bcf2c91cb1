"""Materials. Paint is neutral: `finish.py` adds the colour."""
import bpy

NEUTRAL_PAINT = (0.32, 0.32, 0.32)


def new_material(name):
    """Empty material: the material, its node tree and its output."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = material.node_tree
    tree.nodes.clear()
    return material, tree, tree.nodes.new('ShaderNodeOutputMaterial')


def principled(tree, colour, rough=0.5, metal=0.0, coat=0.0, specular=0.5, emission=None, strength=0.0):
    """Shader of an opaque surface."""
    shader = tree.nodes.new('ShaderNodeBsdfPrincipled')
    inputs = shader.inputs
    inputs['Base Color'].default_value = (*colour, 1)
    inputs['Roughness'].default_value = rough
    inputs['Metallic'].default_value = metal
    inputs['Clearcoat'].default_value = coat
    inputs['Clearcoat Roughness'].default_value = 0.015
    inputs['Specular'].default_value = specular
    if emission:
        inputs['Emission'].default_value = (*emission, 1)
        inputs['Emission Strength'].default_value = strength
    return shader


def plain_material(name, *surface, **more):
    """Material with one opaque shader."""
    material, tree, output = new_material(name)
    tree.links.new(principled(tree, *surface, **more).outputs[0], output.inputs[0])
    return material


def glass(tree, tint, rough=0.0):
    """Shader of tinted glass: clear from the front, a mirror at a low angle."""
    clear = tree.nodes.new('ShaderNodeBsdfTransparent')
    clear.inputs[0].default_value = (*tint, 1)
    mirror = tree.nodes.new('ShaderNodeBsdfGlossy')
    mirror.inputs['Roughness'].default_value = rough
    mirror.inputs[0].default_value = (1, 1, 1, 1)
    fresnel = tree.nodes.new('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = 1.6
    mixture = tree.nodes.new('ShaderNodeMixShader')
    for output, target in zip((fresnel, clear, mirror), mixture.inputs):
        tree.links.new(output.outputs[0], target)
    return mixture


def output_mask(tree, value=1.0, name='paint'):
    """Writes a mask to a pass of its own, so that `finish.py` can find paint and glass."""
    node = tree.nodes.new('ShaderNodeOutputAOV')
    node.name = name
    if isinstance(value, float):
        node.inputs['Value'].default_value = value
    else:
        tree.links.new(value, node.inputs['Value'])


def paint_material(name='paint'):
    """Material of painted fittings."""
    material, tree, output = new_material(name)
    tree.links.new(principled(tree, NEUTRAL_PAINT, 0.09, 0, 1.0, 0.9).outputs[0], output.inputs[0])
    output_mask(tree)
    return material


def make_materials():
    """Materials of everything but the body and the faces of the wheels, by name."""
    return dict(
        black=plain_material('black', (0.012, 0.012, 0.013), 0.45),
        gloss=plain_material('gloss', (0.006, 0.006, 0.007), 0.08, coat=0.6),
        chrome=plain_material('chrome', (0.75, 0.76, 0.78), 0.12, 1.0),
        satin=plain_material('satin', (0.42, 0.43, 0.45), 0.32, 1.0),
        dark=plain_material('dark', (0.035, 0.037, 0.04), 0.3, 0.8, coat=0.4),
        tyre=plain_material('tyre', (0.018, 0.018, 0.019), 0.62, specular=0.35),
        disc=plain_material('disc', (0.35, 0.35, 0.36), 0.35, 1.0),
        seat=plain_material('seat', (0.3, 0.28, 0.25), 0.7),
        plate=plain_material('plate', (0.5, 0.51, 0.52), 0.35),
        paint=paint_material(),
    )

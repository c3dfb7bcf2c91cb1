"""Materials. Paint is neutral: `finish.py` adds the colour."""
import bpy

NEUTRAL_PAINT = (0.32, 0.32, 0.32)


def new_material(name):
    """Empty material: the material, its node tree and its output."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    o = t.nodes.new('ShaderNodeOutputMaterial')
    return (m, t, o)


def principled(t, col, rough=0.5, metal=0.0, coat=0.0, spec=0.5, emit=None, es=0.0):
    """Shader of an opaque surface."""
    b = t.nodes.new('ShaderNodeBsdfPrincipled')
    i = b.inputs
    i['Base Color'].default_value = (*col, 1)
    i['Roughness'].default_value = rough
    i['Metallic'].default_value = metal
    i['Clearcoat'].default_value = coat
    i['Clearcoat Roughness'].default_value = 0.015
    i['Specular'].default_value = spec
    if emit:
        i['Emission'].default_value = (*emit, 1)
        i['Emission Strength'].default_value = es
    return b


def plain_material(name, *a, **k):
    """Material with one opaque shader."""
    m, t, o = new_material(name)
    t.links.new(principled(t, *a, **k).outputs[0], o.inputs[0])
    return m


def glass(t, tint, rough=0.0):
    """Shader of tinted glass: clear from the front, a mirror at a low angle."""
    tr = t.nodes.new('ShaderNodeBsdfTransparent')
    tr.inputs[0].default_value = (*tint, 1)
    gl = t.nodes.new('ShaderNodeBsdfGlossy')
    gl.inputs['Roughness'].default_value = rough
    gl.inputs[0].default_value = (1, 1, 1, 1)
    fr = t.nodes.new('ShaderNodeFresnel')
    fr.inputs[0].default_value = 1.6
    mx = t.nodes.new('ShaderNodeMixShader')
    t.links.new(fr.outputs[0], mx.inputs[0])
    t.links.new(tr.outputs[0], mx.inputs[1])
    t.links.new(gl.outputs[0], mx.inputs[2])
    return mx


def output_mask(t, v=1.0, name='paint'):
    """Writes a mask to a pass of its own, so that `finish.py` can find paint and glass."""
    n = t.nodes.new('ShaderNodeOutputAOV')
    n.name = name
    if isinstance(v, float):
        n.inputs['Value'].default_value = v
    else:
        t.links.new(v, n.inputs['Value'])


def paint_material(name='paint'):
    """Material of painted fittings."""
    m, t, o = new_material(name)
    t.links.new(principled(t, NEUTRAL_PAINT, 0.09, 0, 1.0, 0.9).outputs[0], o.inputs[0])
    output_mask(t)
    return m


def make_materials():
    """Materials of everything but the body."""
    return dict(black=plain_material('black', (0.012, 0.012, 0.013), 0.45), gloss=plain_material('gloss',
        (0.006, 0.006, 0.007), 0.08, coat=0.6), clad=plain_material('clad', (0.022, 0.023, 0.025), 0.55),
        chrome=plain_material('chrome', (0.75, 0.76, 0.78), 0.12, 1.0), satin=plain_material('satin', (0.42,
        0.43, 0.45), 0.32, 1.0), alloy=plain_material('alloy', (0.62, 0.63, 0.65), 0.24, 1.0, coat=0.5),
        dark=plain_material('dark', (0.035, 0.037, 0.04), 0.3, 0.8, coat=0.4), tyre=plain_material('tyre',
        (0.018, 0.018, 0.019), 0.62, spec=0.35), disc=plain_material('disc', (0.35, 0.35, 0.36), 0.35, 1.0),
        seat=plain_material('seat', (0.3, 0.28, 0.25), 0.7), lamp=plain_material('lampw', (1, 1, 1), 0.3,
        emit=(1, 1, 1), es=6.0), red=plain_material('lampr', (0.4, 0.0, 0.0), 0.2, emit=(1, 0.02, 0.01),
        es=2.5), plate=plain_material('plate', (0.8, 0.8, 0.78), 0.4), paint=paint_material(),
        tan=plain_material('tan', (0.1, 0.085, 0.075), 0.65))

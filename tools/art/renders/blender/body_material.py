"""Material of a body: paint with shut lines, and over it glass, cladding and every feature by its zone."""
from materials import NEUTRAL_PAINT, glass, new_material, output_mask, principled
from nodes import Nodes
from options import OPTIONS
from zones import SEAMS

# Colour, roughness, metal, clear coat.
SURFACES = dict(
    black=((0.012, 0.012, 0.013), 0.5),
    clad=((0.022, 0.023, 0.025), 0.5),
    gloss=((0.005, 0.005, 0.006), 0.06, 0, 0.5),
    satin=((0.2, 0.205, 0.21), 0.35, 0.8),
    red=((0.28, 0.0, 0.002), 0.08, 0, 1.0),
    amber=((0.3, 0.1, 0.012), 0.1, 0, 1.0),
    reflector=((0.35, 0.01, 0.01), 0.2),
)

# Half the width over which one zone turns into the next.
SOFT_EDGE = 0.0025
FEATURE_EDGE = 0.0018


def shaders_of(tree):
    """Shaders of everything on a body that isn't paint, by name."""
    shaders = {name: principled(tree, *surface).outputs[0] for name, surface in SURFACES.items()}
    brightness = float(OPTIONS.get('lamps', 2.6))
    shaders['white'] = principled(tree, (1, 1, 1), 0.2, emission=(1, 1, 1), strength=brightness).outputs[0]
    shaders['red_lit'] = principled(tree, (0.5, 0.0, 0.0), 0.2, coat=1, emission=(1, 0.012, 0.008),
        strength=2.2).outputs[0]
    shaders['projectors'] = principled(tree, (0.75, 0.77, 0.8), 0.15, 1.0, emission=(0.9, 0.95, 1),
        strength=0.08).outputs[0]
    return shaders


class Layers:
    """Layers of a surface from the paint outwards, and the share of paint that remains visible."""

    def __init__(self, nodes, surface, paint_mask):
        self.nodes = nodes
        self.surface = surface
        self.paint_mask = paint_mask

    def cover(self, zone, shader, edge=SOFT_EDGE):
        """Covers a zone with a shader."""
        nodes = self.nodes
        share = nodes.ramp(nodes.attribute(zone), -edge, edge, 1, 0)
        self.surface = nodes.mix(share, self.surface, shader)
        self.paint_mask = nodes.math('MULTIPLY', self.paint_mask, nodes.math('SUBTRACT', 1.0, share))


def painted(body, nodes):
    """Paint with shut lines: a black line with a bevel on either side."""
    tree = nodes.tree
    names = ['s%d' % index for index in range(len(body['doors']))] + list(SEAMS)
    to_seams = [nodes.math('ABSOLUTE', nodes.attribute(name)) for name in names]
    to_seam = to_seams[0]
    for other in to_seams[1:]:
        to_seam = nodes.math('MINIMUM', to_seam, other)
    bevel = tree.nodes.new('ShaderNodeBump')
    bevel.inputs['Distance'].default_value = 0.004
    bevel.inputs['Strength'].default_value = 0.8
    nodes.link(nodes.ramp(to_seam, 0.0, 0.006, 0, 1), bevel.inputs['Height'])
    paint = principled(tree, NEUTRAL_PAINT, 0.09, 0, 1.0, 0.9)
    nodes.link(bevel.outputs[0], paint.inputs['Normal'])
    gap = principled(tree, (0.008, 0.008, 0.009), 0.6)
    share = nodes.ramp(to_seam, 0.002, 0.0042, 1, 0)
    return Layers(nodes, nodes.mix(share, paint.outputs[0], gap.outputs[0]), nodes.math('SUBTRACT', 1.0, share))


def glass_mask(nodes):
    """Share of glass, for its own pass."""
    mask = None
    for zone in ('panes', 'windscreen', 'rear_screen'):
        share = nodes.ramp(nodes.attribute(zone), -SOFT_EDGE, SOFT_EDGE, 1, 0)
        mask = share if mask is None else nodes.math('MAXIMUM', mask, share)
    return mask


def body_material(body, features):
    """Material of a body with its features."""
    material, tree, output = new_material('body')
    nodes = Nodes(tree)
    layers = painted(body, nodes)
    shaders = shaders_of(tree)
    layers.cover('clad', shaders['clad'])
    for zone in ('side_glass', 'windscreen_frame', 'rear_frame'):
        layers.cover(zone, shaders['gloss'])
    for name, (feature, _) in features.items():
        layers.cover('f_' + name, shaders[feature.material], FEATURE_EDGE)
    layers.cover('well', shaders['black'])
    # The inside of the body shows through the windows.
    geometry = tree.nodes.new('ShaderNodeNewGeometry')
    lining = principled(tree, (0.045, 0.045, 0.048), 0.8)
    layers.surface = nodes.mix(geometry.outputs['Backfacing'], layers.surface, lining.outputs[0])
    layers.cover('panes', glass(tree, (0.4, 0.42, 0.43)).outputs[0])
    layers.cover('windscreen', glass(tree, (0.8, 0.84, 0.84)).outputs[0])
    layers.cover('rear_screen', glass(tree, (0.14, 0.15, 0.16)).outputs[0])
    output_mask(tree, layers.paint_mask)
    output_mask(tree, glass_mask(nodes), 'glass')
    nodes.link(layers.surface, output.inputs[0])
    return material

"""Light, surroundings and cameras of pictures from inside."""
import bpy

from studio import add_light, add_looking

# Place, point aimed at, focal length on a sensor 36 wide.
VIEWS = dict(
    dash=((-0.27, 0.03, 1.0), (0.72, -0.045, 0.59), 24),
    seats=((0.86, 0.13, 1.07), (-0.3, -0.02, 0.60), 24),
    boot=((-0.58, 0.09, 0.66), (0.45, 0.0, 0.2), 22),
)


def add_camera(view, lift=0.0):
    """Adds the camera of a view, with a shallow depth of field."""
    place, aim, lens = VIEWS[view]
    camera = bpy.data.cameras.new('c')
    camera.lens = lens
    camera.clip_start = 0.01
    camera.dof.use_dof = True
    camera.dof.focus_distance = sum((a - b) ** 2 for a, b in zip(place, aim)) ** 0.5
    camera.dof.aperture_fstop = 7
    up = lambda point: (point[0], point[1], point[2] + lift)
    bpy.context.scene.camera = add_looking('c', camera, up(place), up(aim))


def add_studio(view, world=1.0):
    """Surroundings of a white studio: a bright wall above a floor that is a little darker."""
    scene_world = bpy.data.worlds.new('w')
    bpy.context.scene.world = scene_world
    scene_world.use_nodes = True
    tree = scene_world.node_tree
    coordinate = tree.nodes.new('ShaderNodeTexCoord')
    separate = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    height = tree.nodes.new('ShaderNodeMapRange')
    height.inputs[1].default_value = -1
    tree.links.new(coordinate.outputs['Generated'], separate.inputs[0])
    tree.links.new(separate.outputs['Z'], height.inputs[0])
    tree.links.new(height.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.3, 0.3, 0.3, 1)
    stops[1].position, stops[1].color = 1.0, (0.55, 0.55, 0.56, 1)
    for position, brightness in ((0.44, 0.55), (0.485, 0.72), (0.56, 0.92), (0.7, 0.85)):
        stops.new(position).color = (brightness, brightness * 1.005, brightness * 1.015, 1)
    tree.links.new(ramp.outputs[0], tree.nodes['Background'].inputs[0])
    # The wall looks bright, but the lights below do most of the lighting.
    path = tree.nodes.new('ShaderNodeLightPath')
    strength = tree.nodes.new('ShaderNodeMapRange')
    strength.inputs[3].default_value, strength.inputs[4].default_value = (0.4 if view == 'seats' else 0.62) * world, 1.06 * world
    tree.links.new(path.outputs['Is Camera Ray'], strength.inputs[0])
    tree.links.new(strength.outputs[0], tree.nodes['Background'].inputs[1])


def add_lights(view):
    """Adds a soft light above, one from behind the camera, and strips that glossy edges reflect."""
    if view == 'boot':
        add_light('top', (-0.9, 0.3, 2.2), (0, 0, 0.2), 1.6, 1.0, 70)
        add_light('rear', (-2.2, -1.3, 1.7), (0.2, 0.1, 0.1), 0.9, 0.9, 70)
        return
    # Seats face the light that comes in at the front.
    power = 0.6 if view == 'seats' else 1
    add_light('top', (0.3, 0.6, 2.4), (0.3, 0, 0.5), 1.6, 1.0, 42 * power)
    add_light('left', (0.6, 2.1, 1.4), (0.3, 0, 0.5), 1.4, 0.7, 52 * power)
    add_light('right', (0.3, -2.3, 1.3), (0.4, 0, 0.5), 1.8, 0.7, 12 * power)
    add_light('fill', (-0.3, 0.1, 1.9), (0.5, 0, 0.3), 0.8, 0.8, 15 * power * power)

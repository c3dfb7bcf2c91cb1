"""The studio: lights, surroundings, floor and camera."""
import math

import bpy
from mathutils import Vector

from materials import plain_material
from options import OPTIONS

# Direction in degrees about the car, distance, focal length, height aimed at, height of the camera.
VIEWS = dict(
    front=(-38, 9.2, 66, 0.76, 1.2),
    side=(-90, 13, 90, 0.78, 1.05),
    rear=(-141, 9.2, 66, 0.8, 1.3),
)

# Length of the SUV and height of its belt, for which distances and heights are chosen.
SUV_LENGTH, SUV_BELT = 4.53, 1.05

# Brightness of the surroundings from below (0) to above (1): a floor, a bright horizon, a dark wall with a strip light.
SURROUNDINGS = [(0.4, 0.24), (0.47, 0.4), (0.503, 0.36), (0.53, 0.1), (0.57, 0.12), (0.66, 0.42), (0.78, 0.16)]


def add_looking(name, data, location, target):
    """Adds an object that faces a point."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def add_light(name, location, target, width, height, power):
    """Adds a rectangular light."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape = 'RECTANGLE'
    light.size, light.size_y, light.energy = width, height, power
    add_looking(name, light, location, target)


def add_lights(body, view):
    """Adds a long light above the car, one beside it on either side, and one before the end that is seen."""
    add_light('top', (0, 0, 4.2), (0, 0, 0), 9, 1.9, 330)
    for side in (1, -1):
        add_light('side%d' % side, (0, side * 4.8, body.get('side_light', 2.9)), (0, 0, 0.75), 22, 0.8, 420)
    if view == 'rear':
        add_light('rear', (-8, -1.2, 2.3), (-1, 0, 0.8), 5, 1.2, 110)
    else:
        add_light('front', (8, -1.2, 2.3), (1, 0, 0.7), 5, 1.2, 110)


def add_surroundings():
    """Adds what the car reflects: rings of light and dark by height."""
    world = bpy.data.worlds.new('w')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    coordinate = tree.nodes.new('ShaderNodeTexCoord')
    separate = tree.nodes.new('ShaderNodeSeparateXYZ')
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    height = tree.nodes.new('ShaderNodeMapRange')
    height.inputs[1].default_value = -1
    tree.links.new(coordinate.outputs['Generated'], separate.inputs[0])
    tree.links.new(separate.outputs['Z'], height.inputs[0])
    tree.links.new(height.outputs[0], ramp.inputs[0])
    stops = ramp.color_ramp.elements
    stops[0].position, stops[0].color = 0.0, (0.2, 0.2, 0.2, 1)
    stops[1].position, stops[1].color = 1.0, (0.1, 0.1, 0.11, 1)
    for position, brightness in SURROUNDINGS:
        stops.new(position).color = (brightness, brightness * 1.01, brightness * 1.03, 1)
    background = tree.nodes['Background']
    tree.links.new(ramp.outputs[0], background.inputs[0])
    background.inputs[1].default_value = float(OPTIONS.get('world', 0.9))


def add_floor():
    """Adds a floor that lights the car from below, but isn't in the picture."""
    bpy.ops.mesh.primitive_plane_add(size=40)
    floor = bpy.context.object
    floor.name = 'ground'
    floor.data.materials.append(plain_material('floor', (0.62, 0.63, 0.64), 0.7))
    floor.visible_camera = floor.visible_glossy = False


def add_camera(body, view):
    """Adds the camera of a view, as far away as lets cars of every length fill the picture."""
    angle, distance, lens, aim, height = VIEWS[view]
    angle = math.radians(angle)
    aim += body.get('centre_z', 0) + (body['belt'] - SUV_BELT) * 0.5
    # Low bodies leave space above them, and a ute is longer than it looks.
    by_kind = dict(sedan=1.02, wagon=1.02, coupe=1.02, ute=1.03).get(body['kind'], 1)
    distance *= body.get('distance_factor', 1) * (body['nose_end'] - body['tail_end']) / SUV_LENGTH * by_kind
    middle = body.get('centre_x', 0)
    camera = bpy.data.cameras.new('c')
    camera.lens = lens
    location = (distance * math.cos(angle) + middle, distance * math.sin(angle), height)
    bpy.context.scene.camera = add_looking('c', camera, location, (middle, 0, aim))


def set_up_studio(body, view):
    """Adds everything around the car."""
    add_lights(body, view)
    add_surroundings()
    add_floor()
    add_camera(body, view)

"""The passes that are rendered: light on paint, everything else, normals, masks of paint and glass, and the shadow."""
import os

import bpy
import numpy as np

from options import CACHE, OPTIONS, log

PASSES = ('Image', 'DiffDir', 'DiffInd', 'Normal', 'paint', 'glass')

# From inside there is no glass, and the colour of all surfaces is known.
PASSES_INSIDE = ('Image', 'DiffDir', 'DiffInd', 'DiffCol', 'Normal', 'paint')

# Width of the shadow, which is soft, and samples per pixel of it.
SHADOW_WIDTH, SHADOW_SAMPLES = 280, 48


def set_up_renderer():
    """Sets size, samples and bounces. Denoising is for `finish.py`, which knows the masks."""
    scene = bpy.context.scene
    render = scene.render
    render.engine = 'CYCLES'
    render.film_transparent = True
    width = int(OPTIONS.get('width', 640))
    render.resolution_x, render.resolution_y = width, int(width * 0.52)
    render.resolution_percentage = 100
    cycles = scene.cycles
    cycles.samples = int(OPTIONS.get('samples', 32))
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.max_bounces = 8
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transparent_max_bounces = 12
    cycles.sample_clamp_indirect = 1.5
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    scene.view_settings.view_transform = 'Raw'
    if 'part' in OPTIONS:
        set_part(*part_of_picture())


def set_up_inside():
    """Pictures from inside are 4:3 and have no transparent ground."""
    render = bpy.context.scene.render
    render.film_transparent = False
    render.resolution_y = int(render.resolution_x * 0.75)
    bpy.context.scene.cycles.max_bounces = 5
    bpy.context.scene.cycles.diffuse_bounces = bpy.context.scene.cycles.glossy_bounces = 2


def part_of_picture():
    """Left, top, right and bottom of the part to render, as shares of the picture's width and height."""
    return [float(edge) for edge in OPTIONS['part'].split(',')]


def set_part(left, top, right, bottom):
    """Limits the picture to a part; the rest is left empty."""
    render = bpy.context.scene.render
    render.use_border = True
    render.border_min_x, render.border_max_x = left, right
    render.border_min_y, render.border_max_y = 1 - bottom, 1 - top


def write_passes_to(folder, passes):
    """Sets the compositor up to write every pass as a file of its own."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_diffuse_direct = layer.use_pass_diffuse_indirect = layer.use_pass_normal = True
    layer.use_pass_diffuse_color = 'DiffCol' in passes
    for name in ('paint', 'glass'):
        mask = layer.aovs.add()
        mask.name, mask.type = name, 'VALUE'
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.color_mode = 'RGBA'
    files.file_slots.clear()
    for name in passes:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])


def read_picture(file):
    """Picture as an array, top row first."""
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    return values.reshape(height, width, 4)[::-1].astype(np.float16)


def render_shadow(file):
    """Renders the shadow on the floor alone, small."""
    scene = bpy.context.scene
    render = scene.render
    scene.use_nodes = False
    render.use_border = False
    render.resolution_x, render.resolution_y = (
        SHADOW_WIDTH, int(SHADOW_WIDTH * render.resolution_y / render.resolution_x))
    scene.cycles.samples = SHADOW_SAMPLES
    for thing in bpy.data.objects:
        thing.visible_camera = thing.name == 'ground'
    bpy.data.objects['ground'].is_shadow_catcher = True
    render.image_settings.file_format = 'OPEN_EXR'
    render.image_settings.color_mode = 'RGBA'
    render.filepath = file
    bpy.ops.render.render(write_still=True)


def render(out, inside=False):
    """
    Renders the car and its shadow, and saves both as arrays. Neither a part of a picture nor the `inside` of a car
    has a shadow of its own.
    """
    set_up_renderer()
    if inside:
        set_up_inside()
    folder = os.path.join(CACHE, 'pass_%d' % os.getpid(), '')
    names = PASSES_INSIDE if inside else PASSES
    write_passes_to(folder, names)
    bpy.ops.render.render()
    log('render')
    passes = {name: read_picture('%s%s0001.exr' % (folder, name)) for name in names}
    if 'part' in OPTIONS:
        passes['part'] = np.array(part_of_picture())
    elif not inside:
        render_shadow(folder + 'shadow.exr')
        log('shadow')
        passes['shadow'] = read_picture(folder + 'shadow.exr')
    np.savez(out, **passes)

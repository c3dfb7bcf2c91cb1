"""The studio: lights, camera, and the passes that are rendered."""
import math
import os

import bpy
import numpy as np

from materials import plain_material
from options import CACHE, OPTIONS, log


def set_up_studio(body, view):
    """Adds lights, sky, floor and the camera of a view."""
    sc = bpy.context.scene

    def area(n, loc, at, sx, sy, power):
        l = bpy.data.lights.new(n, 'AREA')
        l.shape = 'RECTANGLE'
        l.size, l.size_y, l.energy = (sx, sy, power)
        o = bpy.data.objects.new(n, l)
        sc.collection.objects.link(o)
        o.location = loc
        from mathutils import Vector
        o.rotation_euler = (Vector(at) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
        return o
    area('top', (0, 0, 4.2), (0, 0, 0), 9, 1.9, 330)
    for q in (1, -1):
        area('side%d' % q, (0, q * 4.8, body.get('side_light', 2.9)), (0, 0, 0.75), 22, 0.8, 420)
    if view != 'rear':
        area('front', (8, -1.2, 2.3), (1, 0, 0.7), 5, 1.2, 110)
    if view == 'rear':
        area('rear', (-8, -1.2, 2.3), (-1, 0, 0.8), 5, 1.2, 110)
    w = bpy.data.worlds.new('w')
    sc.world = w
    w.use_nodes = True
    t = w.node_tree
    L = t.links.new
    tc = t.nodes.new('ShaderNodeTexCoord')
    sp = t.nodes.new('ShaderNodeSeparateXYZ')
    L(tc.outputs['Generated'], sp.inputs[0])
    rp = t.nodes.new('ShaderNodeValToRGB')
    mr = t.nodes.new('ShaderNodeMapRange')
    mr.inputs[1].default_value = -1
    L(sp.outputs['Z'], mr.inputs[0])
    L(mr.outputs[0], rp.inputs[0])
    E = rp.color_ramp.elements
    E[0].position = 0.0
    E[0].color = (0.2, 0.2, 0.2, 1)
    E[1].position = 1.0
    E[1].color = (0.1, 0.1, 0.11, 1)
    for p, c in ((0.4, 0.24), (0.47, 0.4), (0.503, 0.36), (0.53, 0.1), (0.57, 0.12), (0.66, 0.42), (0.78,
        0.16)):
        e = E.new(p)
        e.color = (c, c * 1.01, c * 1.03, 1)
    L(rp.outputs[0], t.nodes['Background'].inputs[0])
    t.nodes['Background'].inputs[1].default_value = float(OPTIONS.get('world', 0.9))
    bpy.ops.mesh.primitive_plane_add(size=40)
    g = bpy.context.object
    g.name = 'ground'
    g.data.materials.append(plain_material('floor', (0.62, 0.63, 0.64), 0.7))
    g.visible_camera = g.visible_glossy = False
    az, dist, f, zt, ht = dict(front=(-38, 9.2, 66, 0.76, 1.2), side=(-90, 13, 90, 0.78, 1.05), rear=(-141,
        9.2, 66, 0.8, 1.3), nose=(-12, 9, 80, 0.75, 1.1))[view]
    c = bpy.data.cameras.new('c')
    c.lens = f
    o = bpy.data.objects.new('c', c)
    sc.collection.objects.link(o)
    sc.camera = o
    zt += body.get('centre_z', 0)
    dist *= body.get('distance_factor', 1) * (body['nose_end'] - body['tail_end']) / 4.53 * (1.02
        if body['kind'] in ('sedan', 'wagon', 'coupe') else 1.03 if body['kind'] == 'ute' else 1)
    a = math.radians(az)
    zt += (body['belt'] - 1.05) * 0.5
    o.location = (dist * math.cos(a) + body.get('centre_x', 0), dist * math.sin(a), ht)
    from mathutils import Vector
    tgt = Vector((body.get('centre_x', 0), 0, zt))
    o.rotation_euler = (tgt - o.location).to_track_quat('-Z', 'Y').to_euler()
    r = sc.render
    r.engine = 'CYCLES'
    r.film_transparent = True
    W = int(OPTIONS.get('width', 640))
    r.resolution_x, r.resolution_y = (W, int(W * 0.52))
    r.resolution_percentage = 100
    cy = sc.cycles
    cy.samples = int(OPTIONS.get('samples', 32))
    cy.use_denoising = False
    cy.use_adaptive_sampling = True
    cy.adaptive_threshold = 0.02
    cy.max_bounces = 8
    cy.diffuse_bounces = 3
    cy.glossy_bounces = 4
    cy.transparent_max_bounces = 12
    cy.sample_clamp_indirect = 1.5
    cy.caustics_reflective = False
    cy.caustics_refractive = False
    cy.blur_glossy = 0.5
    sc.view_settings.view_transform = 'Raw'


def render(out):
    """Renders the car as passes, then the shadow on the ground, and saves both as arrays."""
    sc = bpy.context.scene
    vl = sc.view_layers[0]
    vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = vl.use_pass_normal = True
    for n in ('paint', 'glass'):
        q = vl.aovs.add()
        q.name = n
        q.type = 'VALUE'
    sc.use_nodes = True
    t = sc.node_tree
    t.nodes.clear()
    rl = t.nodes.new('CompositorNodeRLayers')
    fo = t.nodes.new('CompositorNodeOutputFile')
    fo.base_path = os.path.join(CACHE, 'pass_%d', '') % os.getpid()
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.format.color_mode = 'RGBA'
    fo.file_slots.clear()
    for n in ('Image', 'DiffDir', 'DiffInd', 'Normal', 'paint', 'glass'):
        fo.file_slots.new(n)
        t.links.new(rl.outputs[n], fo.inputs[n])
    bpy.ops.render.render()
    log('render')

    def rd(f):
        im = bpy.data.images.load(f)
        im.colorspace_settings.name = 'Non-Color'
        a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
        im.pixels.foreach_get(a)
        return a.reshape(im.size[1], im.size[0], 4)[::-1].astype(np.float16)
    d = {n: rd(fo.base_path + n + '0001.exr') for n in ('Image', 'DiffDir', 'DiffInd', 'Normal', 'paint',
        'glass')}
    sc.use_nodes = False
    r = sc.render
    r.resolution_x, r.resolution_y = (280, int(280 * r.resolution_y / r.resolution_x))
    sc.cycles.samples = 80
    for o in bpy.data.objects:
        o.visible_camera = o.name == 'ground'
    g = bpy.data.objects['ground']
    g.is_shadow_catcher = True
    r.image_settings.file_format = 'OPEN_EXR'
    r.image_settings.color_mode = 'RGBA'
    r.filepath = fo.base_path + 'sh.exr'
    bpy.ops.render.render(write_still=True)
    d['shadow'] = rd(r.filepath)
    np.savez(out, **d)
    log('shadow')

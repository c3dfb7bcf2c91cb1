"""Wheels, and everything that is fitted to a body."""
import math

import bpy
import numpy as np

from materials import new_material, plain_material, principled
from shapes import rounded, smooth_max, smooth_min, smooth_step
from surface import add_mesh, add_solid, add_tube, cached_surface, rounded_box


def add_lathed(name, prof, mat, n=120):
    """Adds a solid of revolution about the axle."""
    P = []
    Q = []
    k = len(prof)
    for i in range(n):
        a = 2 * math.pi * i / n
        P += [(r * math.cos(a), yy, r * math.sin(a)) for r, yy in prof]
    for i in range(n):
        for j in range(k - 1):
            a, b = (i * k + j, (i + 1) % n * k + j)
            Q.append((a, b, b + 1, a + 1))
    return add_mesh(name, P, Q, None, [mat])


def wheel_material():
    """Material of a wheel: bright face, dark sides."""
    m, t, o = new_material('wheel')
    a = t.nodes.new('ShaderNodeAttribute')
    a.attribute_name = 'face'
    r = t.nodes.new('ShaderNodeMapRange')
    r.inputs[1].default_value = 0.9
    r.inputs[2].default_value = 0.97
    t.links.new(a.outputs['Fac'], r.inputs[0])
    x = t.nodes.new('ShaderNodeMixShader')
    t.links.new(r.outputs[0], x.inputs[0])
    t.links.new(principled(t, (0.11, 0.115, 0.12), 0.35, 0.6, 0.5).outputs[0], x.inputs[1])
    t.links.new(principled(t, (0.85, 0.86, 0.88), 0.38, 0.85, 0.4).outputs[0], x.inputs[2])
    t.links.new(x.outputs[0], o.inputs[0])
    return m


def add_wheels(body, materials):
    """Adds four wheels: rim, tyre, disc and cap."""
    R = body['wheel_radius']
    ri = body.get('rim', R * 0.7)
    n = body['spokes']
    hw = 0.115

    def F(x, y, z):
        r = np.hypot(x, z)
        th = np.arctan2(z, x)
        se = 2 * math.pi / n
        th = (th + se / 2) % se - se / 2
        a, b = (r * np.cos(th), r * np.sin(th))
        face = -0.012 - 0.03 * smooth_step((ri - r) / (ri * 0.55)) + 0.022 * smooth_step((0.085 - r) / 0.05)
        if body['style'] == 'twin':
            q = np.abs(np.abs(b) - (0.016 + 0.13 * np.maximum(a - 0.05, 0))) - (0.0165 - 0.012 * a)
        elif body['style'] == 'five':
            q = np.abs(b) - (0.034 - 0.035 * (a - 0.06))
        else:
            q = np.abs(b) - (0.02 - 0.02 * (a - 0.05))
        sp = smooth_max(q, np.abs(y - face + 0.022) - 0.022, 0.012)
        sp = smooth_max(sp, r - ri, 0.004)
        ring = smooth_max(np.abs(r - ri + 0.004) - 0.011, np.abs(y + 0.03) - 0.034, 0.012)
        hub = smooth_max(r - 0.068, np.abs(y - face + 0.022) - 0.022, 0.014)
        k = smooth_min(smooth_min(sp, hub, 0.03), ring, 0.02)
        nut = np.hypot(a - 0.045, b) - 0.0085
        k = smooth_max(k, -smooth_max(nut, -(y + 0.045), 0.004), 0.004)
        return k
    P, Q, N = cached_surface(F, (-ri - 0.02, -0.1, -ri - 0.02), (ri + 0.02, 0.03, ri + 0.02), 0.0045,
        sym=False, relax=1)
    am = wheel_material()
    tyre = [(ri - 0.004, -hw + 0.02), (ri + 0.006, -hw - 0.002), (ri + 0.03, -hw - 0.013), (ri + 0.055, -hw
        - 0.016), (R - 0.035, -hw - 0.008), (R - 0.012, -hw + 0.012), (R - 0.003, -hw + 0.03)]
    g = []
    for yy in np.linspace(-0.06, 0.06, 5):
        g += [(R, yy - 0.012), (R - 0.007, yy - 0.006), (R - 0.007, yy - 0.001), (R, yy + 0.004)]
    tyre = tyre + g + [(r, -yy) for r, yy in tyre[::-1]]
    for sx in ('front_axle', 'rear_axle'):
        for s in (1, -1):
            objs = [add_mesh('rim', P * [1, 1, 1], Q, N, [am], {'face': N[:, 1]}), add_lathed('tyre', [(r,
                yy - hw) for r, yy in tyre], materials['tyre']), add_lathed('barrel', [(ri - 0.006, -0.02),
                (ri - 0.012, -0.06), (ri - 0.03, -0.19)], materials['dark']), add_lathed('disc', [(0.03,
                -0.105), (0.16, -0.105), (0.165, -0.11), (0.165, -0.13)], materials['disc']),
                add_lathed('back', [(0.0, -0.15), (ri, -0.15)], materials['black']), add_lathed('cap',
                [(0.0, 0.004), (0.02, 0.004), (0.026, 0.002), (0.028, -0.004)], materials['satin'])]
            th = math.radians(body.get('steer', 0)) if sx == 'front_axle' else 0
            for obj in objs:
                obj.location = (body[sx], s * (body['half_width'] - 0.008), R)
                obj.rotation_euler = (0, 0.35 * (1 + s), (0 if s > 0 else math.pi) + th)


def add_fittings(body, materials, fx, rx, sy, tz):
    """Adds grille bars, badge, handles, mirrors, rails, plates, seats and the sports bar."""
    NX = body['nose_end']
    a, k = body.get('front_heights', (0.2, 1))
    iF = lambda z: a + (z - 0.2) / k
    b_, q_ = body.get('rear_heights', (0.2, 1))
    iR = lambda z: b_ + (z - 0.2) / q_
    dz = body['belt'] - 1.05
    dx = body['windscreen'][0][0] - 1.06
    wt, wb, zt, zb = body.get('grille_shape', (0.5, 0.43, 0.8, 0.6))
    for zz in np.linspace(zb + 0.032, zt - 0.028, body.get('grille_bars', 4)):
        w = wb - 0.005 + (zz - zb) / (zt - zb) * (wt - wb)
        add_tube('bar', [(fx(y, iF(zz)) - 0.014, y, iF(zz)) for y in np.linspace(-w, w, 33)], 0.0065,
            materials['gloss'])
    zm = (zt + zb) / 2
    top = rounded([(-wt, zt), (wt, zt), (wb, zb), (-wb, zb)], 0.05)
    add_tube('gfr', [(fx(y, iF(zz)) - 0.004, y, iF(zz)) for y, zz in top], 0.006, materials['satin'],
        cyc=True)
    add_tube('badge', [(fx(0, iF(zm)) + 0.006, 0.085 * math.cos(w), iF(zm) + 0.034 * math.sin(w))
        for w in np.linspace(0, 2 * math.pi, 40)[:-1]], 0.009, materials['chrome'], cyc=True)
    add_tube('badge2', [(fx(0, iF(zm)) + 0.004, q, iF(zm) + w) for q, w in ((-0.08, -0.004), (0, 0.012),
        (0.08, -0.004))], 0.007, materials['chrome'])
    for zz in (0.38, 0.41, 0.44):
        add_tube('ibar', [(fx(y, iF(zz)) - 0.025, y, iF(zz)) for y in np.linspace(-0.52, 0.52, 25)], 0.006,
            materials['black'])
    d = np.array(rounded(body['side_glass'], 0.06))
    xs = np.linspace(d[:, 0].min() + 0.03, d[:, 0].max() - 0.02, 60)
    low = []
    for q in xs:
        low.append(min((z0 + (z1 - z0) * (q - x0) / (x1 - x0) for (x0, z0), (x1, z1) in zip(d, np.roll(d,
            -1, 0)) if min(x0, x1) <= q <= max(x0, x1) and x0 != x1)))
    add_tube('belt', [(q, sy(q, w) + 0.001, w) for q, w in zip(xs, low) if w < body['belt'] + 0.11], 0.006,
        materials['satin'], both=True)
    for hx, hz in body['handles']:
        yy = sy(hx, hz)
        add_solid('handle', rounded_box((hx, yy + 0.014, hz), (0.105, 0.01, 0.014), 0.009), (hx - 0.13, yy
            - 0.02, hz - 0.04), (hx + 0.13, yy + 0.05, hz + 0.04), 0.005, materials['paint'], True)
        for o in (-0.09, 0.09):
            add_solid('hs', rounded_box((hx + o, yy, hz), (0.012, 0.02, 0.01), 0.006), (hx + o - 0.03, yy
                - 0.04, hz - 0.03), (hx + o + 0.03, yy + 0.04, hz + 0.03), 0.005, materials['black'], True)
    mx, mz = body['mirror']
    my = 0.985

    def mir(x, y, z):
        c = smooth_max(np.abs(y - my) - 0.1 + 0.25 * np.maximum(x - mx, 0), np.abs(z - mz) - 0.06 + 0.35
            * np.maximum(x - mx, 0), 0.07)
        return smooth_max(c, np.abs(x - mx - 0.02) - 0.075, 0.05)
    add_solid('mirror', mir, (mx - 0.13, my - 0.2, mz - 0.14), (mx + 0.15, my + 0.2, mz + 0.14), 0.008,
        materials['paint'], True)
    add_solid('mgl', rounded_box((mx - 0.054, my, mz), (0.006, 0.085, 0.05), 0.005), (mx - 0.08, my - 0.12,
        mz - 0.08), (mx - 0.03, my + 0.12, mz + 0.08), 0.006, materials['chrome'], True)
    add_solid('marm', rounded_box((mx + 0.01, my - 0.12, mz - 0.045), (0.04, 0.07, 0.018), 0.015), (mx
        - 0.06, my - 0.22, mz - 0.09), (mx + 0.08, my, mz), 0.008, materials['gloss'], True)
    if body['rails']:
        xs = np.linspace(0.02, -1.72, 40)
        t = np.linspace(0, 1, 40)
        hgt = 0.042 * np.minimum(1, np.minimum(t, 1 - t) / 0.05) ** 0.5
        add_tube('rail', [(a, 0.575 - 0.02 * abs(2 * q - 1) ** 3, tz(a, 0.575) + b) for a, b, q in zip(xs,
            hgt, t)], 0.0135, materials['satin'], both=True)
    p = plain_material('plate2', (0.5, 0.51, 0.52), 0.35)
    for nm, X, zc, sg in (('plateF', fx(0, iF(0.535)) + 0.004, iF(0.535), 1), ('plateR', rx(0, iR(0.745))
        + 0.012, iR(0.745), -1)):
        add_solid(nm, rounded_box((X, 0, zc), (0.006, 0.186, 0.054), 0.005), (X - 0.04, -0.22, zc - 0.08),
            (X + 0.04, 0.22, zc + 0.08), 0.006, p)
    cube = lambda n, c, s, r, m: add_solid(n, rounded_box(c, s, r), [a - b - 0.03 for a, b in zip(c, s)], [a
        + b + 0.03 for a, b in zip(c, s)], 0.02, m)
    fl = body['belt'] - 0.43
    cube('floor', (dx - 0.4, 0, fl), (1.2, 0.74, 0.05), 0.03, materials['black'])
    cube('dash', (0.82 + dx, 0, 0.9 + dz), (0.26, 0.7, 0.1), 0.06, materials['black'])
    for sx in body['seats']:
        for w in (-0.37, 0.37):
            cube('cush', (sx, w, 0.74 + dz), (0.26, 0.24, 0.09), 0.07, materials['seat'])
            cube('sback', (sx - 0.3, w, 0.99 + dz), (0.085, 0.23, 0.26), 0.07, materials['seat'])
            cube('hrest', (sx - 0.34, w, 1.3 + dz), (0.05, 0.13, 0.075), 0.045, materials['seat'])
    bpy.ops.mesh.primitive_torus_add(major_radius=0.185, minor_radius=0.016, location=(0.52 + dx, -0.37, 1.0
        + dz), rotation=(0, math.radians(-65), 0))
    bpy.context.object.data.materials.append(materials['black'])
    if body.get('sports_bar'):
        bx, bh = body['sports_bar']
        arc = rounded([(0.7, 1.12), (0.62, bh), (-0.62, bh), (-0.7, 1.12)], 0.12)[:28]
        pts = [(bx, y, z) for y, z in rounded([(0.71, 1.1), (0.63, bh), (-0.63, bh), (-0.71, 1.1)], [0.001,
            0.14, 0.14, 0.001])][7:-7]
        add_tube('bar', [(bx, 0.71, 1.1)] + pts + [(bx, -0.71, 1.1)], 0.034, materials['gloss'])
        add_tube('leg', [(bx, 0.64, bh - 0.06), (bx - 0.3, 0.7, 1.28), (bx - 0.52, 0.71, 1.12)], 0.028,
            materials['gloss'], both=True)

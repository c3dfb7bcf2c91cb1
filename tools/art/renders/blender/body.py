"""The body: an implicit surface from its measurements, with glass, shut lines, lamps and grille as masks."""
import math

import numpy as np

from materials import NEUTRAL_PAINT, glass, new_material, output_mask, principled
from options import OPTIONS, log
from shapes import line_distance, polygon_distance, rounded, smooth_max, smooth_min, smooth_step, soft_curve
from surface import add_mesh, cached_surface


def face_heights(body):
    """Heights on the front and the rear of a body, in terms of the SUV, on which the features are designed."""
    a, k = body.get('front_heights', (0.2, 1))
    b, q = body.get('rear_heights', (0.2, 1))
    return (lambda z: 0.2 + (z - a) * k, lambda z: 0.2 + (z - b) * q)


def face_features(body, around_front, around_rear):
    """Lamps, grille, intake and other features: distance function and depth of each."""
    NX, TX = (body['nose_end'], body['tail_end'])
    zF, zR = face_heights(body)
    fr = lambda V, rr=0.02: lambda x, ya, z: np.maximum(polygon_distance(ya, zF(z), rounded(V, rr)), 1.2 - x)
    fu = lambda V, rr=0.02: lambda x, ya, z: np.maximum(polygon_distance(around_front(x, ya), zF(z),
        rounded(V, rr)), 1.2 - x)
    ru = lambda V, rr=0.02: lambda x, ya, z: np.maximum(polygon_distance(around_rear(x, ya), zR(z),
        rounded(V, rr)), 1.2 + x)
    rr_ = lambda V, rr=0.02: lambda x, ya, z: np.maximum(polygon_distance(ya, zR(z), rounded(V, rr)), 1.2 + x)
    ln = lambda V, w: lambda x, ya, z: np.maximum(line_distance(around_front(x, ya), zF(z), V) - w, 1.2 - x)
    lr = lambda V, w: lambda x, ya, z: np.maximum(line_distance(around_rear(x, ya), zR(z), V) - w, 1.2 + x)
    dots = lambda C, r: lambda x, ya, z: np.maximum(np.minimum.reduce([np.hypot(around_front(x, ya) - a,
        zF(z) - b) - r for a, b in C]), 1.2 - x)
    f = {}
    wt, wb, zt, zb = body.get('grille_shape', (0.5, 0.43, 0.8, 0.6))
    f['grille'] = (fr([(-wt, zt), (wt, zt), (wb, zb), (-wb, zb)], 0.05), 0.035)
    f['intake'] = (fr([(-0.6, 0.475), (0.6, 0.475), (0.5, 0.345), (-0.5, 0.345)], 0.05), 0.04)
    f['skid'] = (fr([(-0.46, 0.325), (0.46, 0.325), (0.4, 0.2), (-0.4, 0.2)], 0.03), 0.0)
    if body.get('pods', True):
        f['fog_lamp'] = (fu([(0.8, 0.6), (1.06, 0.635), (1.05, 0.44), (0.84, 0.43)], 0.06), 0.025)
    if body.get('pods', True):
        f['fog_light'] = (ln([(0.87, 0.585), (1.01, 0.6)], 0.008), 0)
    f['headlamp'] = (fu([(0.545, 0.815), (0.6, 0.775), (1.0, 0.79), (1.4, 0.895), (1.38, 0.912), (0.95, 0.878)],
        0.02), 0.008)
    f['daytime_light'] = (ln([(0.61, 0.79), (0.585, 0.818), (0.95, 0.866), (1.3, 0.895)], 0.0065), 0)
    f['projectors'] = (dots([(0.7, 0.812), (0.79, 0.821), (0.88, 0.831)], 0.019), 0)
    f['diffuser'] = (rr_([(-0.7, 0.47), (0.7, 0.47), (0.62, 0.2), (-0.62, 0.2)], 0.05), 0.02)
    f['rear_skid'] = (rr_([(-0.42, 0.36), (0.42, 0.36), (0.36, 0.2), (-0.36, 0.2)], 0.03), -0.012)
    f['front_plate'] = (fr([(-0.2, 0.598), (0.2, 0.598), (0.2, 0.472), (-0.2, 0.472)], 0.01), 0)
    f['plate_recess'] = (rr_([(-0.3, 0.83), (0.3, 0.83), (0.27, 0.66), (-0.27, 0.66)], 0.03), 0.025)
    f['tail'] = (ru([(-0.5, 0.985), (0.45, 0.985), (0.52, 0.93), (0.85, 0.915), (1.3, 1.03), (1.28, 1.05),
        (0.8, 1.03), (0.4, 1.02), (-0.5, 1.02)], 0.02), 0.006)
    f['tail_light'] = (lr([(0, 1.003), (0.5, 1.003), (0.85, 1.005), (1.2, 1.03)], 0.008), 0)
    f['tail_light_low'] = (lr([(0.56, 0.955), (0.84, 0.94), (1.08, 0.985)], 0.007), 0)
    f['reflector'] = (ru([(0.72, 0.545), (0.95, 0.555), (0.95, 0.53), (0.72, 0.52)], 0.01), 0)
    return f


FEATURE_MATERIALS = dict(grille='black', intake='black', skid='satin', front_plate='black', fog_lamp='gloss',
    fog_light='white', headlamp='gloss', daytime_light='white', projectors='projectors', diffuser='clad', rear_skid='satin', plate_recess='black',
    tail='red', tail_light='red_lit', tail_light_low='red_lit', reflector='reflector')


def body_material(body, feats):
    """Material of the body: paint with shut lines, glass and every feature by its distance."""
    m, t, o = new_material('body')
    L = t.links.new

    def at(n):
        a = t.nodes.new('ShaderNodeAttribute')
        a.attribute_name = n
        return a.outputs['Fac']

    def math_node(op, a, b=None):
        n = t.nodes.new('ShaderNodeMath')
        n.operation = op
        for i, v in enumerate((a, b)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                L(v, n.inputs[i])
        return n.outputs[0]

    def ramp(v, a, b, c, d):
        n = t.nodes.new('ShaderNodeMapRange')
        n.interpolation_type = 'SMOOTHSTEP'
        L(v, n.inputs[0])
        for i, q in enumerate((a, b, c, d)):
            n.inputs[i + 1].default_value = q
        return n.outputs[0]

    def mix(f, a, b):
        n = t.nodes.new('ShaderNodeMixShader')
        L(f, n.inputs[0])
        L(a, n.inputs[1])
        L(b, n.inputs[2])
        return n.outputs[0]
    seams = [math_node('ABSOLUTE', at(n)) for n in ['s%d' % i for i in range(len(body['doors']))]
        + ['bonnet', 'gate', 'fbump', 'rbump', 'fuel']]
    d = seams[0]
    for s in seams[1:]:
        d = math_node('MINIMUM', d, s)
    bump = t.nodes.new('ShaderNodeBump')
    bump.inputs['Distance'].default_value = 0.004
    bump.inputs['Strength'].default_value = 0.8
    L(ramp(d, 0.0, 0.006, 0, 1), bump.inputs['Height'])
    paint = principled(t, NEUTRAL_PAINT, 0.09, 0, 1.0, 0.9)
    L(bump.outputs[0], paint.inputs['Normal'])
    black = principled(t, (0.008, 0.008, 0.009), 0.6)
    sf = ramp(d, 0.002, 0.0042, 1, 0)
    surface = mix(sf, paint.outputs[0], black.outputs[0])
    paint_mask = math_node('SUBTRACT', 1.0, sf)

    def layer(name, shader, w=0.0025, off=0.0):
        nonlocal surface, paint_mask
        f = ramp(at(name), -w, w, 1, 0)
        surface = mix(f, surface, shader)
        paint_mask = math_node('MULTIPLY', paint_mask, math_node('SUBTRACT', 1.0, f))
    K2 = dict(black=((0.012, 0.012, 0.013), 0.5), clad=((0.022, 0.023, 0.025), 0.5), gloss=((0.005, 0.005,
        0.006), 0.06, 0, 0.5), satin=((0.2, 0.205, 0.21), 0.35, 0.8), chrome=((0.7, 0.71, 0.73), 0.12, 1.0),
        red=((0.28, 0.0, 0.002), 0.08, 0, 1.0), plate=((0.8, 0.8, 0.8), 0.4), reflector=((0.35, 0.01, 0.01), 0.2))
    P = {k: principled(t, *v).outputs[0] for k, v in K2.items()}
    P['white'] = principled(t, (1, 1, 1), 0.2, emit=(1, 1, 1), es=float(OPTIONS.get('lamps', 2.6))).outputs[0]
    P['red_lit'] = principled(t, (0.5, 0.0, 0.0), 0.2, coat=1, emit=(1, 0.012, 0.008), es=2.2).outputs[0]
    P['projectors'] = principled(t, (0.75, 0.77, 0.8), 0.15, 1.0, emit=(0.9, 0.95, 1), es=0.08).outputs[0]
    layer('clad', P['clad'])
    layer('side_glass', P['gloss'])
    for k in ('windscreen_frame', 'rear_frame'):
        layer(k, P['gloss'])
    for n in feats:
        layer('f_' + n, P[FEATURE_MATERIALS[n]], 0.0018)
    layer('well', P['black'])
    geo = t.nodes.new('ShaderNodeNewGeometry')
    inn = principled(t, (0.045, 0.045, 0.048), 0.8)
    surface = mix(geo.outputs['Backfacing'], surface, inn.outputs[0])
    layer('panes', glass(t, (0.4, 0.42, 0.43)).outputs[0])
    layer('windscreen', glass(t, (0.8, 0.84, 0.84)).outputs[0])
    layer('rear_screen', glass(t, (0.14, 0.15, 0.16)).outputs[0])
    output_mask(t, paint_mask)
    glass_mask = None
    for k in ('panes', 'windscreen', 'rear_screen'):
        f = ramp(at(k), -0.0025, 0.0025, 1, 0)
        glass_mask = f if glass_mask is None else math_node('MAXIMUM', glass_mask, f)
    output_mask(t, glass_mask, 'glass')
    L(surface, o.inputs[0])
    return m


def add_body(body, materials):
    """Adds the body; returns functions that find its surface from the front, rear, side and top."""
    plan, crz, sec, bon = (soft_curve(body['plan'], 0.22), soft_curve(body['crease'], 0.25),
        soft_curve(body['section'], 0.016), soft_curve(body['bonnet_line'], 0.06))
    nose, tail, gw, roof = (soft_curve(body['nose'], 0.035), soft_curve(body['tail'], 0.014),
        soft_curve(body['glass_width'], 0.25), soft_curve(body['roof'], 0.16))
    xf, xr, R, Ra = (body['front_axle'], body['rear_axle'], body['wheel_radius'], body['arch_radius'])
    NX, TX = (body['nose_end'], body['tail_end'])
    (wx0, wz0), (wx1, wz1) = body['windscreen']
    wl = math.hypot(wx0 - wx1, wz1 - wz0)
    wn = ((wz1 - wz0) / wl, (wx0 - wx1) / wl)
    (bx0, bz0), (bx1, bz1) = body['rear_screen']
    bl = math.hypot(bx0 - bx1, bz1 - bz0)
    bn = (-(bz1 - bz0) / bl, (bx1 - bx0) / bl)
    wheel = lambda x, z: np.minimum(np.hypot(x - xf, z - R), np.hypot(x - xr, z - R))
    bz = body['belt']
    Wg = lambda x, z: gw(x) - body['tumblehome'][0] * (z - bz) - body['tumblehome'][1] * (z - bz) ** 2
    zF, zR = face_heights(body)
    around_front = lambda x, ya: ya + NX - x
    around_rear = lambda x, ya: ya + x - TX

    def base(x, y, z):
        ya = np.sqrt(y * y + 1e-06)
        r = wheel(x, z)
        W = plan(x) + sec(z - crz(x) + 0.905) + 0.03 * smooth_step(1 - (r - Ra) / 0.2) * smooth_step((z
            - 0.1) / 0.3)
        side = ya - W
        bulge = 0.02 * smooth_step((x - body['front_axle'] + 0.77) / 0.7) * smooth_step((ya
            - 0.36) / 0.1) * smooth_step((0.8 - ya) / 0.16)
        top = z - bon(x) + 0.055 * (ya / 0.85) ** 2 - bulge
        low = smooth_max(side, top, 0.075)
        low = smooth_max(low, (x - nose(z) + 0.17 * (ya / 0.9) ** 2.6) * 0.97, 0.2)
        low = smooth_max(low, -(x - tail(z) - 0.1 * (ya / 0.9) ** 3), 0.13)
        low = smooth_max(low, 0.21 - z, 0.06)
        roo = z - roof(x) + 0.05 * (ya / 0.65) ** 2
        wn_ = (x - wx0) * wn[0] + (z - wz0) * wn[1] + 0.085 * ya * ya - 0.035 * (1 - ((z - (wz0
            + wz1) / 2) / 0.3) ** 2)
        bk_ = (x - bx0) * bn[0] + (z - bz0) * bn[1] + 0.085 * ya * ya
        g = smooth_max(ya - Wg(x, z), roo, 0.16)
        g = smooth_max(g, wn_, 0.1)
        g = smooth_max(g, bk_, 0.1)
        g = smooth_max(g, bz - 0.15 - z, 0.02)
        g = smooth_max(g, -(x - tail(z) - 0.1 * (ya / 0.9) ** 3), 0.05)
        if body.get('spoiler'):
            sp = smooth_max(smooth_max(np.abs(z - (roof(x) - 0.028 - 0.05 * (ya / 0.65) ** 2)) - 0.022, ya
                - 0.62, 0.05), np.abs(x - bx1 - 0.01 + 0.1 * ya * ya) - 0.13, 0.03)
            g = smooth_min(g, sp, 0.05)
        F = smooth_min(low, g, 0.035)
        return (F, low, g)
    feats = face_features(body, around_front, around_rear)

    def full(x, y, z):
        F = base(x, y, z)[0]
        m = (np.abs(F) < 0.08) & (np.abs(x) > 1.2)
        a, b, c = (x[m], np.abs(y[m]), z[m])
        if len(a):
            F[m] += sum((dep * smooth_step(0.5 - fn(a, b, c) / 0.02) for fn, dep in feats.values() if dep))
        ya = np.abs(y)
        r = wheel(x, z)
        cut = np.maximum(r - Ra, 0.52 - ya)
        F = smooth_max(F, -cut, 0.018)
        if body.get('tray'):
            t0, t1, tw, tf = body['tray']
            F = smooth_max(F, -np.maximum.reduce([x - t1, t0 - x, ya - tw, tf - z]), 0.02)
        return F
    h = float(OPTIONS.get('grid', 0.012))
    P, Q, N = cached_surface(full, (TX - 0.06, 0, 0.15), (NX + 0.06, body['half_width'] + 0.08, max((p[1]
        for p in body['roof'])) + 0.05), h)
    log('body verts', len(P))
    x, y, z = P.T
    ya = np.abs(y)
    r = wheel(x, z)
    lim = 0.5 - ya
    poly = lambda V, rr: np.maximum(polygon_distance(x, z, rounded(V, rr)), lim)
    at = {}
    at['side_glass'] = poly(body['side_glass'], 0.06)
    at['panes'] = np.minimum.reduce([poly(V, 0.05) for V in body['panes']])
    for i, V in enumerate(body['doors']):
        at['s%d' % i] = poly(V, 0.05)
    gap = ya - Wg(x, z)
    s0, s1 = body['windscreen_span']
    b1, b0 = body['rear_glass_heights']
    xc = x + 0.1 * ya * ya
    at['windscreen_frame'] = np.maximum.reduce([body['belt'] - 0.08 - z, gap + 0.045, s0 - 0.03 - xc, xc - s1 - 0.04])
    at['windscreen'] = np.maximum.reduce([body['belt'] - 0.08 - z, gap + 0.078, s0 + 0.02 - xc, xc - s1 + 0.02])
    at['rear_frame'] = np.maximum.reduce([gap + 0.1, z - b1 + 0.01, b0 - z, x - (body['rear_screen'][0][0]
        + body['rear_screen'][1][0]) / 2 - 0.9])
    at['rear_screen'] = at['rear_frame'] + 0.03
    at['clad'] = np.minimum.reduce([r - Ra - 0.055, z - 0.4 - 0.02 * smooth_step((np.abs(x)
        - 1.7) / 0.3)]) if body['clad'] else z - 0.27
    at['well'] = np.maximum(r - Ra + 0.004, 0.93 - ya * 0 - 1.2)
    at['bonnet'] = np.maximum.reduce([ya - (0.8 - 0.06 * smooth_step((x - 0.9) / 1.2)), np.maximum(s1 - 0.02
        - xc, xc - NX + 0.085), 0.72 - zF(z)])
    at['gate'] = np.maximum.reduce([ya - body.get('gate_w', 0.7) + 0.1 * smooth_step((z - bz) / 0.6), 0.6
        - zR(z), z - body['gate_top'], x - TX - 0.54])
    at['fbump'] = np.maximum(zF(z) - 0.715 - 0.11 * smooth_step((around_front(x, ya) - 0.9) / 0.6), NX
        - 0.56 - x)
    at['rbump'] = np.maximum(zR(z) - 0.6 - 0.1 * smooth_step((around_rear(x, ya) - 0.8) / 0.6), x - TX - 0.57)
    at['fuel'] = np.maximum(polygon_distance(x - xr, z - bz, rounded([(-0.35, -0.19), (-0.19, -0.19),
        (-0.19, -0.06), (-0.35, -0.06)], 0.04)), 0.5 + y)
    for n, (fn, dep) in feats.items():
        at['f_' + n] = fn(x, ya, z)
    if body.get('tray'):
        q = np.maximum.reduce([polygon_distance(around_rear(x, ya), z, rounded([(0.82, 0.79), (1.1, 0.8),
            (1.12, 1.09), (0.82, 1.09)], 0.03)), body['tray'][2] + 0.04 - ya, x + 1.2])
        at.update(f_tail=q, f_tail_light=np.abs(q + 0.03) - 0.008, f_tail_light_low=q * 0 + 1)
    seam = [k for k in at if k in ('bonnet', 'gate', 'fbump', 'rbump', 'fuel') or (k[0] == 's'
        and k[1:].isdigit())]
    near = np.minimum.reduce([np.abs(at[k]) if k in seam else at[k] for k in at]) < 0.004 + h * 0.8
    obj = add_mesh('body', P, Q, N, [body_material(body, feats), materials['paint']], at)
    obj.data.polygons.foreach_set('material_index', (~near[Q].any(1)).astype(np.int32))

    def bis(fn, a, b, s=15):
        for _ in range(s):
            c = (a + b) / 2
            ins = fn(c) < 0
            a = np.where(ins, c, a)
            b = np.where(ins, b, c)
        return a
    one = lambda F: lambda *p: F(*[np.array([float(v)]) for v in p])[0]
    B = lambda X, Y, Z: base(np.atleast_1d(X), np.atleast_1d(Y), np.atleast_1d(Z))[0]
    fx = lambda y, z: float(bis(lambda c: B(c, y, z)[0], 1.2, 2.6))
    rx = lambda y, z: float(bis(lambda c: B(c, y, z)[0], -1.2, -2.9))
    sy = lambda x, z: float(bis(lambda c: B(x, c, z)[0], 0.3, 1.3))
    tz = lambda x, y: float(bis(lambda c: B(x, y, c)[0], 0.8, 2.2))
    return (fx, rx, sy, tz)

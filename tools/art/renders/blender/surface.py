"""Implicit surfaces as meshes of the scene."""
import hashlib
import os

import bpy
import numpy as np

from options import CACHE, HERE, OPTIONS

# Number of surfaces so far, which distinguishes them in the cache.
SURFACES = [0]


def cached_surface(F, lo, hi, h, sym=True, relax=2):
    """Surface of `F`, cached by the code and the measurements that shape it."""
    SURFACES[0] += 1
    sources = [open(os.path.join(HERE, name)).read() for name in ('bodies.py', 'body.py', 'shapes.py',
        'fittings.py')]
    measures = (OPTIONS.get('body', 'suv'), SURFACES[0], h, list(map(float, lo)), list(map(float, hi)))
    key = hashlib.md5((''.join(sources) + str(measures)).encode()).hexdigest()
    file = os.path.join(CACHE, '%s.npz' % key)
    if os.path.exists(file):
        d = np.load(file)
        return (d['P'], d['Q'], d['N'])
    P, Q, N = surface_nets(F, lo, hi, h, sym, relax)
    np.savez(file, P=P, Q=Q, N=N)
    return (P, Q, N)


def surface_nets(F, lo, hi, h, sym=True, relax=2):
    """Mesh of the surface where `F` is 0: vertices, quads and normals."""
    lo, hi = (np.array(lo, float), np.array(hi, float))
    xs = np.arange(lo[0], hi[0] + h, h)
    zs = np.arange(lo[2], hi[2] + h, h)
    if sym:
        yh = np.arange(h / 2, hi[1] + h, h)
        ys = np.concatenate([-yh[::-1], yh])
    else:
        yh = ys = np.arange(lo[1], hi[1] + h, h)
    v = np.empty((len(xs), len(yh), len(zs)), np.float32)
    Y, Z = np.meshgrid(yh, zs, indexing='ij')
    for i0 in range(0, len(xs), 32):
        X = xs[i0:i0 + 32, None, None] + 0 * Y[None]
        v[i0:i0 + 32] = F(X, Y[None] + 0 * X, Z[None] + 0 * X)
    if sym:
        v = np.concatenate([v[:, ::-1], v], 1)
    ins = v < 0
    nx, ny, nz = v.shape
    cnt = np.zeros((nx - 1, ny - 1, nz - 1), np.int8)
    acc = np.zeros((nx - 1, ny - 1, nz - 1, 3), np.float32)
    window = lambda o, n: slice(o, n - 1 + o)
    for ax in range(3):
        o1, o2 = [a for a in range(3) if a != ax]
        for b in (0, 1):
            for c in (0, 1):
                off0 = [0, 0, 0]
                off0[o1] = b
                off0[o2] = c
                off1 = list(off0)
                off1[ax] = 1
                g = lambda M, o: M[window(o[0], nx), window(o[1], ny), window(o[2], nz)]
                a0, a1 = (g(v, off0), g(v, off1))
                m = (a0 < 0) != (a1 < 0)
                t = np.where(m, a0 / np.where(m, a0 - a1, 1), 0)
                cnt += m
                for k in range(3):
                    acc[..., k] += np.where(m, t if k == ax else off0[k], 0)
    idx = -np.ones(cnt.shape, np.int64)
    act = cnt > 0
    idx[act] = np.arange(act.sum())
    ijk = np.argwhere(act)
    P = ijk + acc[act] / cnt[act][:, None]
    P = np.stack([xs[0] + P[:, 0] * h, ys[0] + P[:, 1] * h, zs[0] + P[:, 2] * h], 1).astype(float)
    quads = []
    for ax in range(3):
        o1, o2 = [(1, 2), (2, 0), (0, 1)][ax]
        s0 = [slice(1, n - 1) for n in v.shape]
        s0[ax] = slice(0, v.shape[ax] - 1)
        s1 = list(s0)
        s1[ax] = slice(1, v.shape[ax])
        e0, e1 = (ins[tuple(s0)], ins[tuple(s1)])
        m = np.argwhere(e0 != e1)
        fl = e0[e0 != e1]
        base = m + np.array([0 if k == ax else 1 for k in range(3)])

        def cell(d1, d2):
            q = base.copy()
            q[:, o1] -= d1
            q[:, o2] -= d2
            return idx[q[:, 0], q[:, 1], q[:, 2]]
        q = np.stack([cell(1, 1), cell(0, 1), cell(0, 0), cell(1, 0)], 1)
        q[~fl] = q[~fl][:, ::-1]
        quads.append(q)
    Q = np.concatenate(quads)
    G = lambda p: F(p[:, 0], np.abs(p[:, 1]) if sym else p[:, 1], p[:, 2])

    def grad(p, e=0.0015):
        return np.stack([(G(p + d) - G(p - d)) / (2 * e) for d in np.eye(3) * e], 1)
    for it in range(relax + 1):
        for _ in range(2):
            g = grad(P)
            P -= np.clip(G(P) / np.maximum((g * g).sum(1), 0.05), -h, h)[:, None] * g
        if it < relax:
            I = Q.T.ravel()
            V = np.concatenate([P[Q[:, (k + 1) % 4]] + P[Q[:, k - 1]] for k in range(4)])
            n = 2.0 * np.bincount(I, minlength=len(P))
            body = np.stack([np.bincount(I, V[:, k], len(P)) for k in range(3)], 1)
            g = grad(P)
            g /= np.linalg.norm(g, axis=1)[:, None] + 1e-09
            D = body / n[:, None] - P
            D -= (D * g).sum(1)[:, None] * g
            P += 0.5 * D
    g = grad(P)
    N = g / (np.linalg.norm(g, axis=1)[:, None] + 1e-09)
    return (P, Q, N)


def add_mesh(name, P, Q, N=None, mats=(), attrs=None, smooth=True):
    """Adds a mesh to the scene, with numbers per vertex for its material."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(P.tolist() if hasattr(P, 'tolist') else P, [], Q.tolist() if hasattr(Q, 'tolist') else Q)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if N is not None:
        data.use_auto_smooth = True
        data.normals_split_custom_set_from_vertices(N.tolist())
    for k, a in (attrs or {}).items():
        data.attributes.new(k, 'FLOAT', 'POINT').data.foreach_set('value', np.ascontiguousarray(a,
            np.float32))
    obj = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(obj)
    for m in mats:
        data.materials.append(m)
    return obj


def rounded_box(c, s, r, taper=None):
    """Signed distance to a box with rounded edges."""

    def f(x, y, z):
        q = [np.abs(v - cc) - (ss - r) for v, cc, ss in zip((x, y, z), c, s)]
        return np.sqrt(sum((np.maximum(a, 0) ** 2 for a in q))) + np.minimum(np.maximum.reduce(q), 0) - r
    return f


def add_solid(name, F, lo, hi, h, mat, both=False):
    """Adds the surface of `F` to the scene, on both sides of the car if `both`."""
    P, Q, N = cached_surface(F, lo, hi, h, sym=False, relax=1)
    objs = [add_mesh(name, P, Q, N, [mat])]
    if both:
        P2, N2 = (P * [1, -1, 1], N * [1, -1, 1])
        objs.append(add_mesh(name + 'R', P2, Q[:, ::-1], N2, [mat]))
    return objs


def add_tube(name, pts, r, mat, n=10, squash=1.0, both=False, cyc=False):
    """Adds a tube along points to the scene."""
    pts = np.array(pts, float)
    for s in (1, -1) if both else (1,):
        cu = bpy.data.curves.new(name, 'CURVE')
        cu.dimensions = '3D'
        sp = cu.splines.new('POLY')
        sp.points.add(len(pts) - 1)
        for p, q in zip(sp.points, pts):
            p.co = (q[0], q[1] * s, q[2], 1)
        sp.use_cyclic_u = cyc
        cu.bevel_depth = r
        cu.bevel_resolution = 3
        cu.use_fill_caps = True
        cu.materials.append(mat)
        obj = bpy.data.objects.new(name, cu)
        bpy.context.scene.collection.objects.link(obj)

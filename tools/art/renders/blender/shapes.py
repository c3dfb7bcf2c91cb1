"""Curves, distances and smooth combinations of them, on NumPy arrays."""
import numpy as np
from scipy.ndimage import gaussian_filter1d


def soft_curve(pts, sig=0.03):
    """Function through points: straight runs with radii between them."""
    p = np.array(sorted(pts), float)
    lo, hi = (p[0, 0] - 1, p[-1, 0] + 1)
    st = 0.002
    t = np.arange(lo, hi, st)
    y = np.interp(t, p[:, 0], p[:, 1])
    s0 = (p[1, 1] - p[0, 1]) / (p[1, 0] - p[0, 0])
    s1 = (p[-1, 1] - p[-2, 1]) / (p[-1, 0] - p[-2, 0])
    y = np.where(t < p[0, 0], p[0, 1] + s0 * (t - p[0, 0]), np.where(t > p[-1, 0], p[-1, 1] + s1 * (t
        - p[-1, 0]), y))
    y = gaussian_filter1d(y, sig / st, mode='nearest')
    return lambda v: np.interp(v, t, y)


def smooth_max(a, b, k):
    """Maximum of two distances with a radius of about `k` where they meet."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.maximum(a, b) + h * h * h * k / 6


def smooth_min(a, b, k):
    """Minimum of two distances with a radius of about `k` where they meet."""
    return -smooth_max(-a, -b, k)


def smooth_step(t):
    """Step from 0 to 1 without a visible edge at either end."""
    t = np.clip(t, 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


def rounded(poly, r):
    """Polygon with rounded corners; `r` is one radius or one per corner."""
    P = [np.array(p, float) for p in poly]
    n = len(P)
    out = []
    for i in range(n):
        a, b, c = (P[i - 1], P[i], P[(i + 1) % n])
        ri = r[i] if hasattr(r, '__len__') else r
        u, v = (a - b, c - b)
        lu, lv = (np.linalg.norm(u), np.linalg.norm(v))
        d = min(ri, lu * 0.48, lv * 0.48)
        for t in np.linspace(0, 1, 7):
            out.append((1 - t) ** 2 * (b + u / lu * d) + 2 * t * (1 - t) * b + t * t * (b + v / lv * d))
    return np.array(out)


def polygon_distance(px, py, V):
    """Signed distance to a polygon, negative inside."""
    d = np.full(np.shape(px), 1000000000.0)
    s = np.ones(np.shape(px))
    n = len(V)
    for i in range(n):
        ax, ay = V[i]
        bx, by = V[i - 1]
        ex, ey = (bx - ax, by - ay)
        l2 = ex * ex + ey * ey
        if l2 < 1e-12:
            continue
        wx, wy = (px - ax, py - ay)
        t = np.clip((wx * ex + wy * ey) / l2, 0, 1)
        d = np.minimum(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
        c1, c2, c3 = (py >= ay, py < by, ex * wy > ey * wx)
        s = np.where(c1 & c2 & c3 | ~c1 & ~c2 & ~c3, -s, s)
    return s * np.sqrt(d)


def line_distance(px, py, V):
    """Distance to an open line of straight runs."""
    d = np.full(np.shape(px), 1000000000.0)
    for (ax, ay), (bx, by) in zip(V[:-1], V[1:]):
        ex, ey = (bx - ax, by - ay)
        wx, wy = (px - ax, py - ay)
        t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey), 0, 1)
        d = np.minimum(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
    return np.sqrt(d)

"""Curves, signed distances and smooth combinations of them, on NumPy arrays."""
import numpy as np
from scipy.ndimage import gaussian_filter1d


def soft_curve(points, radius=0.03):
    """Function through points: straight runs, with their corners rounded over about `radius`."""
    points = np.array(sorted(points), float)
    xs, ys = points.T
    step = 0.002
    fine_xs = np.arange(xs[0] - 1, xs[-1] + 1, step)
    fine_ys = np.interp(fine_xs, xs, ys)
    # The first and the last run continue beyond the ends.
    first_slope, last_slope = (ys[1] - ys[0]) / (xs[1] - xs[0]), (ys[-1] - ys[-2]) / (xs[-1] - xs[-2])
    fine_ys = np.where(fine_xs < xs[0], ys[0] + first_slope * (fine_xs - xs[0]), fine_ys)
    fine_ys = np.where(fine_xs > xs[-1], ys[-1] + last_slope * (fine_xs - xs[-1]), fine_ys)
    fine_ys = gaussian_filter1d(fine_ys, radius / step, mode='nearest')
    return lambda x: np.interp(x, fine_xs, fine_ys)


def smooth_max(a, b, radius):
    """Maximum of two distances with a radius of about `radius` where they meet."""
    overlap = np.maximum(radius - np.abs(a - b), 0) / radius
    return np.maximum(a, b) + overlap * overlap * overlap * radius / 6


def smooth_min(a, b, radius):
    """Minimum of two distances with a radius of about `radius` where they meet."""
    return -smooth_max(-a, -b, radius)


def smooth_step(t):
    """Step from 0 to 1 without a visible edge at either end."""
    t = np.clip(t, 0, 1)
    return t * t * t * (t * (6 * t - 15) + 10)


def rounded(polygon, radius):
    """Polygon with rounded corners; `radius` is one for all or one per corner."""
    corners = [np.array(corner, float) for corner in polygon]
    outline = []
    for index, corner in enumerate(corners):
        to_previous = corners[index - 1] - corner
        to_next = corners[(index + 1) % len(corners)] - corner
        before, after = np.linalg.norm(to_previous), np.linalg.norm(to_next)
        own = radius[index] if hasattr(radius, '__len__') else radius
        # Two corners share an edge, so neither may take half of it.
        reach = min(own, before * 0.48, after * 0.48)
        start, end = corner + to_previous / before * reach, corner + to_next / after * reach
        for t in np.linspace(0, 1, 7):
            outline.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    return np.array(outline)


def run_distance_squared(px, py, start, end):
    """Squared distance to a straight run."""
    (start_x, start_y), (end_x, end_y) = start, end
    run_x, run_y = end_x - start_x, end_y - start_y
    from_x, from_y = px - start_x, py - start_y
    share = np.clip((from_x * run_x + from_y * run_y) / (run_x * run_x + run_y * run_y), 0, 1)
    return (from_x - run_x * share) ** 2 + (from_y - run_y * share) ** 2


def polygon_distance(px, py, polygon):
    """Signed distance to a polygon, negative inside."""
    squared = np.full(np.shape(px), 1e9)
    sign = np.ones(np.shape(px))
    for index, corner in enumerate(polygon):
        previous = polygon[index - 1]
        run_x, run_y = previous[0] - corner[0], previous[1] - corner[1]
        if run_x * run_x + run_y * run_y < 1e-12:
            continue
        squared = np.minimum(squared, run_distance_squared(px, py, corner, previous))
        # An edge that a ray to the side crosses turns outside into inside and back.
        above, below = py >= corner[1], py < previous[1]
        left = run_x * (py - corner[1]) > run_y * (px - corner[0])
        sign = np.where(above & below & left | ~above & ~below & ~left, -sign, sign)
    return sign * np.sqrt(squared)


def line_distance(px, py, points):
    """Distance to an open line of straight runs."""
    squared = np.full(np.shape(px), 1e9)
    for start, end in zip(points[:-1], points[1:]):
        squared = np.minimum(squared, run_distance_squared(px, py, start, end))
    return np.sqrt(squared)


def rounded_box(centre, half_size, radius):
    """Function that returns the signed distance to a box with rounded edges."""

    def distance(x, y, z):
        beyond = [np.abs(value - middle) - (half - radius)
            for value, middle, half in zip((x, y, z), centre, half_size)]
        outside = np.sqrt(sum(np.maximum(axis, 0) ** 2 for axis in beyond))
        return outside + np.minimum(np.maximum.reduce(beyond), 0) - radius
    return distance

"""Surfaces of implicit functions as meshes of quads."""
import glob
import hashlib
import os
from typing import NamedTuple

import numpy as np

from options import CACHE, HERE, OPTIONS

# Step of the differences by which gradients are estimated.
GRADIENT_STEP = 0.0015

# Surfaces so far, which distinguishes those of one car in the cache.
counter = [0]


class Surface(NamedTuple):
    points: np.ndarray
    quads: np.ndarray
    normals: np.ndarray

    def mirrored(self):
        """The same surface on the other side of the car."""
        return Surface(self.points * [1, -1, 1], self.quads[:, ::-1], self.normals * [1, -1, 1])


def cached_surface(function, low, high, grid, symmetric=True, rounds=2):
    """Surface of a function, cached by the code and the measurements that shape it."""
    counter[0] += 1
    files = sorted(glob.glob(os.path.join(HERE, '*.py')) + glob.glob(os.path.join(HERE, 'bodies', '*.py')))
    sources = ''.join(open(file).read() for file in files)
    box = list(map(float, [*low, *high]))
    measures = str((OPTIONS.get('body'), OPTIONS.get('face'), counter[0], grid, box))
    key = hashlib.md5((sources + measures).encode()).hexdigest()
    file = os.path.join(CACHE, '%s.npz' % key)
    if not os.path.exists(file):
        surface = relaxed(function, *surface_net(function, low, high, grid, symmetric), grid, symmetric, rounds)
        np.savez(file, **surface._asdict())
    return Surface(**np.load(file))


def sample(function, low, high, grid, symmetric):
    """Coordinates of a grid along each axis, and the function's value at each of its points."""
    xs, zs = (np.arange(low[axis], high[axis] + grid, grid) for axis in (0, 2))
    # Half a grid away from the middle plane, so that both sides have the same points.
    half = np.arange(grid / 2, high[1] + grid, grid) if symmetric else np.arange(low[1], high[1] + grid, grid)
    values = np.empty((len(xs), len(half), len(zs)), np.float32)
    ys, heights = np.meshgrid(half, zs, indexing='ij')
    # In slices, since the whole grid's intermediate values would take gigabytes.
    for start in range(0, len(xs), 32):
        slab = xs[start:start + 32, None, None] + 0 * ys[None]
        values[start:start + 32] = function(slab, ys[None] + 0 * slab, heights[None] + 0 * slab)
    if not symmetric:
        return (xs, half, zs), values
    return (xs, np.concatenate([-half[::-1], half]), zs), np.concatenate([values[:, ::-1], values], 1)


def shifted(values, offset):
    """Values at one corner of every cell of a grid."""
    return values[tuple(slice(start, size - 1 + start) for start, size in zip(offset, values.shape))]


def cell_points(values):
    """
    Cells that the surface passes through, and a point within each: the mean of where it crosses the cell's edges.
    Returns the number of the point by cell, -1 where there is none, and the points in units of the grid.
    """
    crossings = np.zeros(tuple(size - 1 for size in values.shape), np.int8)
    total = np.zeros(crossings.shape + (3,), np.float32)
    for axis in range(3):
        across, other = [a for a in range(3) if a != axis]
        for first in (0, 1):
            for second in (0, 1):
                start = [0, 0, 0]
                start[across], start[other] = first, second
                end = list(start)
                end[axis] = 1
                at_start, at_end = shifted(values, start), shifted(values, end)
                crossed = (at_start < 0) != (at_end < 0)
                share = np.where(crossed, at_start / np.where(crossed, at_start - at_end, 1), 0)
                crossings += crossed
                for k in range(3):
                    total[..., k] += np.where(crossed, share if k == axis else start[k], 0)
    active = crossings > 0
    numbers = -np.ones(crossings.shape, np.int64)
    numbers[active] = np.arange(active.sum())
    return numbers, np.argwhere(active) + total[active] / crossings[active][:, None]


def cell_quads(values, numbers):
    """Quads between the points of the four cells around every edge that the surface crosses."""
    inside = values < 0
    quads = []
    for axis in range(3):
        first, second = [(1, 2), (2, 0), (0, 1)][axis]
        lower = [slice(1, size - 1) for size in values.shape]
        lower[axis] = slice(0, values.shape[axis] - 1)
        upper = list(lower)
        upper[axis] = slice(1, values.shape[axis])
        starts, ends = inside[tuple(lower)], inside[tuple(upper)]
        edges = np.argwhere(starts != ends) + np.array([0 if k == axis else 1 for k in range(3)])

        def cell(back_first, back_second):
            cells = edges.copy()
            cells[:, first] -= back_first
            cells[:, second] -= back_second
            return numbers[cells[:, 0], cells[:, 1], cells[:, 2]]
        around = np.stack([cell(1, 1), cell(0, 1), cell(0, 0), cell(1, 0)], 1)
        # All quads face outwards.
        from_outside = ~starts[starts != ends]
        around[from_outside] = around[from_outside][:, ::-1]
        quads.append(around)
    return np.concatenate(quads)


def surface_net(function, low, high, grid, symmetric):
    """Points and quads of the surface where a function is 0."""
    axes, values = sample(function, low, high, grid, symmetric)
    numbers, cells = cell_points(values)
    points = np.stack([axes[k][0] + cells[:, k] * grid for k in range(3)], 1).astype(float)
    return points, cell_quads(values, numbers)


def relaxed(function, points, quads, grid, symmetric, rounds):
    """Surface with its points moved onto the function's zero, and evenly spread there in `rounds` rounds."""
    def value(at):
        return function(at[:, 0], np.abs(at[:, 1]) if symmetric else at[:, 1], at[:, 2])

    def gradient(at):
        return np.stack([(value(at + step) - value(at - step)) / (2 * GRADIENT_STEP)
            for step in np.eye(3) * GRADIENT_STEP], 1)

    def unit_normals():
        slopes = gradient(points)
        return slopes / (np.linalg.norm(slopes, axis=1)[:, None] + 1e-09)
    for turn in range(rounds + 1):
        for _ in range(2):
            slopes = gradient(points)
            steepness = np.maximum((slopes * slopes).sum(1), 0.05)
            points -= np.clip(value(points) / steepness, -grid, grid)[:, None] * slopes
        if turn < rounds:
            corners = quads.T.ravel()
            neighbours = np.concatenate([points[quads[:, (k + 1) % 4]] + points[quads[:, k - 1]] for k in range(4)])
            count = 2.0 * np.bincount(corners, minlength=len(points))
            total = np.stack([np.bincount(corners, neighbours[:, k], len(points)) for k in range(3)], 1)
            move = total / count[:, None] - points
            normals = unit_normals()
            # Along the surface only, so that edges stay where they are.
            points += 0.5 * (move - (move * normals).sum(1)[:, None] * normals)
    return Surface(points, quads, unit_normals())

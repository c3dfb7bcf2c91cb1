"""Forms that interiors are made of: cushions, sheets, bars along a profile, rounded boxes and stitching."""
import bpy
import numpy as np

from scene_objects import add_mesh, link
from shapes import rounded
from surface import Surface


def grid_faces(rows, columns, offset=0, turned=False):
    """Quads between points that lie in rows."""
    index = offset + np.arange(rows * columns).reshape(rows, columns)
    quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    return quads[:, ::-1] if turned else quads


def add_sheet(name, points, materials, attributes=None):
    """Adds a smooth sheet; points are (rows, columns, 3)."""
    rows, columns = points.shape[:2]
    flat = {key: values.reshape(-1) for key, values in (attributes or {}).items()}
    return add_mesh(name, Surface(points.reshape(-1, 3), grid_faces(rows, columns), None), materials, flat)


def edge_spaced(count):
    """Numbers from -1 to 1 that are denser at both ends."""
    t = np.linspace(-1, 1, count)
    return np.sign(t) * (1 - (1 - np.abs(t)) ** 1.6)


def quarter(distance, radius):
    """Quarter circle: 0 at the edge, 1 from the radius inwards."""
    beyond = 1 - np.clip(distance / radius, 0, 1)
    return np.sqrt(np.clip(1 - beyond * beyond, 0, 1))


def groove(distance, depth, width):
    """Depth of a seam at a distance from its middle."""
    return -depth * np.exp(-(distance / width) ** 2)


class Spine:
    """Smooth line in the plane of x and z that a cushion follows."""

    def __init__(self, knots):
        knots = np.array(knots, float)
        fine = np.linspace(0, len(knots) - 1, 400)
        soft = [np.interp(fine, np.arange(len(knots)), axis) for axis in knots.T]
        kernel = np.hanning(91) / np.hanning(91).sum()
        # Padding by reflection keeps the ends where they are.
        soft = [np.convolve(np.concatenate([2 * a[0] - a[45:0:-1], a, 2 * a[-1] - a[-2:-47:-1]]), kernel, 'valid')
            for a in soft]
        self.line = np.array(soft).T
        steps = np.linalg.norm(np.diff(self.line, axis=0), axis=1)
        self.distance = np.concatenate([[0], np.cumsum(steps)])
        self.length = self.distance[-1]

    def at(self, v):
        """Points and normals (to the left of the direction of travel) at distances from the start."""
        x, z = (np.interp(v, self.distance, axis) for axis in self.line.T)
        slope = [np.interp(v, self.distance, np.gradient(axis, self.distance)) for axis in self.line.T]
        norm = np.hypot(*slope)
        return x, z, -slope[1] / norm, slope[0] / norm


def add_cushion(name, spine, half_width, thickness, corner, edge, materials, y=0, relief=None, size=(150, 170), back=True):
    """
    Adds a cushion along a spine. `half_width` is a function of the distance along it; `relief` returns what
    the front is raised by across (-1 to 1) and along it, and the share of each point that is insert.
    """
    v = (edge_spaced(size[0]) + 1) / 2 * spine.length
    s = edge_spaced(size[1])
    end = np.minimum(v, spine.length - v)
    width = half_width(v) - corner * (1 - quarter(end, corner))
    u = width[:, None] * s[None, :]
    inwards = np.minimum(width[:, None] * (1 - np.abs(s))[None, :], end[:, None])
    height = thickness * quarter(inwards, edge)
    raised, insert = (relief(u, v[:, None], half_width(v)[:, None]) if relief else (0 * u, 0 * u))
    x, z, normal_x, normal_z = (axis[:, None] for axis in spine.at(v))
    sides = [height + raised * quarter(inwards, edge * 0.8)] + ([-height * 0.8] if back else [])
    for number, out in enumerate(sides):
        points = np.stack([x + normal_x * out, u + y, z + normal_z * out], -1)
        add_sheet(name, points if number else points[:, ::-1], materials,
            {'insert': insert if number else insert[:, ::-1]})
    return lambda at_u, at_v: surface_point(spine, thickness, relief, half_width, y, at_u, at_v)


def surface_point(spine, thickness, relief, half_width, y, u, v):
    """Points of a cushion's front, away from its edges."""
    raised = relief(u, v, half_width(v))[0] if relief else 0
    x, z, normal_x, normal_z = spine.at(v)
    out = thickness + raised
    return np.stack([x + normal_x * out, u + y, z + normal_z * out], -1)


def add_bar(name, profile, radius, ys, materials, bow=lambda y: 0 * y, rise=lambda y: 0 * y):
    """Adds a bar across the car: a closed profile in x and z with rounded corners, displaced by y."""
    outline = rounded(profile, radius)
    outline = np.concatenate([outline, outline[:1]])
    ys = np.asarray(ys, float)
    x = outline[None, :, 0] + bow(ys)[:, None]
    z = outline[None, :, 1] + rise(ys)[:, None]
    return add_sheet(name, np.stack([x, np.broadcast_to(ys[:, None], x.shape), z], -1), materials)


def add_block(name, centre, half_size, radius, material, turn=(0, 0, 0), segments=4):
    """Adds a box with rounded edges, turned about its centre (radians)."""
    bpy.ops.mesh.primitive_cube_add(size=2, location=centre, rotation=turn)
    block = bpy.context.object
    block.name = name
    block.scale = half_size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    bevel = block.modifiers.new('bevel', 'BEVEL')
    bevel.width, bevel.segments = radius, segments
    block.data.polygons.foreach_set('use_smooth', [True] * len(block.data.polygons))
    block.data.use_auto_smooth = True
    block.data.materials.append(material)
    return block


def add_stitches(name, points, material, length=0.006, gap=0.0035, radius=0.0009):
    """Adds a row of stitches along a line."""
    points = np.asarray(points, float)
    distance = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
    starts = np.arange(0, distance[-1] - length, length + gap)
    place = lambda d: np.stack([np.interp(d, distance, axis) for axis in points.T], -1)
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    for here, there in zip(place(starts), place(starts + length)):
        spline = curve.splines.new('POLY')
        spline.points.add(1)
        spline.points[0].co, spline.points[1].co = (*here, 1), (*there, 1)
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = radius, 1, True
    curve.materials.append(material)
    return link(name, curve)

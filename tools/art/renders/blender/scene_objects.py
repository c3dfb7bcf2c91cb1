"""Objects of the scene: meshes, solids of implicit functions, tubes and solids of revolution."""
import math

import bpy
import numpy as np

from surface import Surface, cached_surface


def link(name, data):
    """Adds an object with its data to the scene."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def add_mesh(name, surface, materials, attributes=None):
    """Adds a mesh with numbers per point for its material."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(np.asarray(surface.points).tolist(), [], np.asarray(surface.quads).tolist())
    mesh.update()
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if surface.normals is not None:
        mesh.use_auto_smooth = True
        mesh.normals_split_custom_set_from_vertices(surface.normals.tolist())
    for attribute, values in (attributes or {}).items():
        layer = mesh.attributes.new(attribute, 'FLOAT', 'POINT')
        layer.data.foreach_set('value', np.ascontiguousarray(values, np.float32))
    for material in materials:
        mesh.materials.append(material)
    return link(name, mesh)


def add_solid(name, function, low, high, grid, material, both=False):
    """Adds the surface of an implicit function, on both sides of the car if `both`."""
    surface = cached_surface(function, low, high, grid, symmetric=False, rounds=1)
    add_mesh(name, surface, [material])
    if both:
        add_mesh(name + 'R', surface.mirrored(), [material])


def add_tube(name, points, radius, material, both=False, cyclic=False):
    """Adds a tube along points, on both sides of the car if `both`."""
    for side in (1, -1) if both else (1,):
        curve = bpy.data.curves.new(name, 'CURVE')
        curve.dimensions = '3D'
        spline = curve.splines.new('POLY')
        spline.points.add(len(points) - 1)
        for knot, (x, y, z) in zip(spline.points, points):
            knot.co = (x, y * side, z, 1)
        spline.use_cyclic_u = cyclic
        curve.bevel_depth = radius
        curve.bevel_resolution = 3
        curve.use_fill_caps = True
        curve.materials.append(material)
        link(name, curve)


def add_lathed(name, profile, material, steps=120):
    """Adds a solid of revolution about the axle; its profile is (radius, y)."""
    points, quads = [], []
    size = len(profile)
    for step in range(steps):
        angle = 2 * math.pi * step / steps
        points += [(radius * math.cos(angle), y, radius * math.sin(angle)) for radius, y in profile]
        for index in range(size - 1):
            here, there = step * size + index, (step + 1) % steps * size + index
            quads.append((here, there, there + 1, here + 1))
    return add_mesh(name, Surface(points, quads, None), [material])

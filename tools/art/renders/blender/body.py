"""Adds the body to the scene."""
import numpy as np

from body_material import body_material
from body_shape import BodyShape
from features import features_of
from faces import REAR
from options import OPTIONS, log
from scene_objects import add_mesh
from surface import cached_surface
from zones import near_an_edge, zones_of


def add_body(body, face, materials):
    """Adds the body with a face; returns its shape."""
    shape = BodyShape(body, features_of(body, face, face.get('rear', REAR)))
    grid = float(OPTIONS.get('grid', 0.012))
    low = (body['tail_end'] - 0.06, 0, 0.15)
    high = (body['nose_end'] + 0.06, body['half_width'] + 0.08, max(z for _, z in body['roof']) + 0.05)
    surface = cached_surface(shape, low, high, grid)
    log('body', len(surface.points), 'points')
    zones = zones_of(body, shape, surface.points)
    mesh = add_mesh('body', surface, [body_material(body, shape.features), materials['paint']], zones)
    # Plain paint, most of the body, gets the plain material, which renders much faster.
    near = near_an_edge(zones, 0.004 + grid * 0.8)
    mesh.data.polygons.foreach_set('material_index', (~near[surface.quads].any(1)).astype(np.int32))
    return shape

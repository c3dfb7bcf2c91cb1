"""Grille bars, badge and number plates."""
import math

import numpy as np

from features import grille_of, heights_on_body
from scene_objects import add_solid, add_tube
from shapes import rounded, rounded_box


def add_grille(grille, bars, body, point_at, materials):
    """Adds the grille's frame and bars; `point_at` returns the point of the nose at (y, height on the SUV)."""
    top_width, bottom_width, top, bottom = grille
    direction, count = bars
    count = count or body.get('grille_bars', 4)
    if direction == 'across':
        for height in np.linspace(bottom + 0.032, top - 0.028, count):
            share = (height - bottom) / (top - bottom)
            half_width = bottom_width - 0.005 + share * (top_width - bottom_width)
            add_tube('bar', [point_at(y, height, -0.014) for y in np.linspace(-half_width, half_width, 33)], 0.0065,
                materials['gloss'])
    else:
        # An even number, so that none is behind the badge.
        for share in np.linspace(-1, 1, count + 2)[1:-1]:
            ends = [(share * bottom_width, bottom + 0.012), (share * top_width, top - 0.012)]
            add_tube('bar', [point_at(y0 + (y1 - y0) * t, z0 + (z1 - z0) * t, -0.012)
                for (y0, z0), (y1, z1) in [ends] for t in np.linspace(0, 1, 9)], 0.01, materials['satin'])
    outline = rounded([(-top_width, top), (top_width, top), (bottom_width, bottom), (-bottom_width, bottom)], 0.05)
    add_tube('gfr', [point_at(y, height, -0.004) for y, height in outline], 0.006, materials['satin'], cyclic=True)


def add_badge(badge, height, nose_at, materials):
    """Adds the maker's badge: an oval ring with a wing in it; `nose_at` returns the x of the nose at a height."""
    x = nose_at(height)
    width, rise, stroke = badge['half_width'], badge['half_height'], badge['stroke']
    ring = [(x + 0.006, width * math.cos(angle), height + rise * math.sin(angle))
        for angle in np.linspace(0, 2 * math.pi, 40)[:-1]]
    add_tube('badge', ring, stroke, materials['chrome'], cyclic=True)
    reach = width - 0.005
    wing = [(x + 0.004, y, height + up) for y, up in ((-reach, -0.004), (0, 0.012), (reach, -0.004))]
    add_tube('badge2', wing, stroke - 0.002, materials['chrome'])


def add_plate(name, x, height, material):
    """Adds a number plate without a number."""
    add_solid(name, rounded_box((x, 0, height), (0.006, 0.186, 0.054), 0.005), (x - 0.04, -0.22, height - 0.08),
        (x + 0.04, 0.22, height + 0.08), 0.006, material)


def add_nose(body, face, shape, materials):
    """Adds what is fitted to the front, and the rear number plate."""
    on_front, on_rear = heights_on_body(body, 'front'), heights_on_body(body, 'rear')

    def point_at(y, height, forward):
        z = on_front(height)
        return shape.front_at(y, z) + forward, y, z
    grille = grille_of(body, face)
    if grille:
        add_grille(grille, face['bars'], body, point_at, materials)
    badge = face['badge']
    badge_height = badge.get('height') or (grille[2] + grille[3]) / 2
    add_badge(badge, on_front(badge_height), lambda z: shape.front_at(0, z), materials)
    for height in (0.38, 0.41, 0.44):
        add_tube('ibar', [point_at(y, height, -0.025) for y in np.linspace(-0.52, 0.52, 25)], 0.006,
            materials['black'])
    front_z, rear_z = on_front(0.535), on_rear(0.745)
    add_plate('plateF', shape.front_at(0, front_z) + 0.004, front_z, materials['plate'])
    add_plate('plateR', shape.rear_at(0, rear_z) + 0.012, rear_z, materials['plate'])

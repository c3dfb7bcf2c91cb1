"""
Features of a body's front and rear as data: where they are, how deep they are pressed into it, and of which material.

Points are (y, z) on the SUV, in metres; `front_heights` and `rear_heights` of a body fit them to its ends.
"""
from dataclasses import dataclass

import numpy as np

from shapes import line_distance, polygon_distance, rounded

# Features are on the ends of a car only: nothing nearer to its middle belongs to one.
ENDS_FROM = 1.2


@dataclass(frozen=True)
class Feature:
    """
    A feature of one end.

    kind: `flat` is a polygon as seen from the end; `wrapped` is a polygon on the skin, unrolled around the corner;
    `line` is a line of half width `size` on the unrolled skin; `dots` are circles of radius `size` on it.
    size: radius of a polygon's corners, half width of a line, radius of dots.
    depth: metres that it is pressed into the body; negative stands proud.
    pods: only on bodies with fog-lamp pods in the bumper.
    """
    kind: str
    points: list
    material: str
    size: float = 0.02
    depth: float = 0
    pods: bool = False


def end_heights(body):
    """Functions that convert a height on the front and the rear of a body to that on the SUV."""
    front_lowest, front_factor = body.get('front_heights', (0.2, 1))
    rear_lowest, rear_factor = body.get('rear_heights', (0.2, 1))
    return (lambda z: 0.2 + (z - front_lowest) * front_factor, lambda z: 0.2 + (z - rear_lowest) * rear_factor)


def heights_on_body(body, end):
    """Function that converts a height on the SUV's `front` or `rear` to that on a body."""
    lowest, factor = body.get(end + '_heights', (0.2, 1))
    return lambda z: lowest + (z - 0.2) / factor


def around_front(body, x, from_middle):
    """Distance from the middle of the nose along the skin, around the corner of the car."""
    return from_middle + body['nose_end'] - x


def around_rear(body, x, from_middle):
    """Distance from the middle of the tail along the skin, around the corner of the car."""
    return from_middle + x - body['tail_end']


def feature_distance(body, feature, at_front):
    """Function that returns the signed distance to a feature, by x, distance from the middle, and z."""
    height = end_heights(body)[0 if at_front else 1]
    around = around_front if at_front else around_rear
    outline = rounded(feature.points, feature.size) if feature.kind in ('flat', 'wrapped') else None

    def on_skin(x, from_middle, z):
        if feature.kind == 'flat':
            return polygon_distance(from_middle, height(z), outline)
        along = around(body, x, from_middle)
        if feature.kind == 'wrapped':
            return polygon_distance(along, height(z), outline)
        if feature.kind == 'line':
            return line_distance(along, height(z), feature.points) - feature.size
        return np.minimum.reduce([np.hypot(along - y, height(z) - up) - feature.size for y, up in feature.points])
    sign = 1 if at_front else -1
    return lambda x, from_middle, z: np.maximum(on_skin(x, from_middle, z), ENDS_FROM - sign * x)


def grille_of(body, face):
    """Half width and height of the grille's top, then of its bottom; none on a closed nose."""
    return body.get('grille_shape', (0.5, 0.43, 0.8, 0.6)) if face['grille'] == 'body' else face['grille']


def front_features(body, face):
    """Features of a body's front by name."""
    features = {name: feature for name, feature in face['front'].items() if body.get('pods', True) or not feature.pods}
    grille = grille_of(body, face)
    if grille is None:
        return features
    top_width, bottom_width, top, bottom = grille
    outline = [(-top_width, top), (top_width, top), (bottom_width, bottom), (-bottom_width, bottom)]
    return {'grille': Feature('flat', outline, 'black', size=0.05, depth=0.035), **features}


def features_of(body, face, rear):
    """Features of a body with a face, by name: each with its distance function."""
    front = front_features(body, face)
    return {
        **{name: (feature, feature_distance(body, feature, True)) for name, feature in front.items()},
        **{name: (feature, feature_distance(body, feature, False)) for name, feature in rear.items()},
    }

"""Zones of a body: signed distances per point, by which its material knows glass, shut lines and features."""
import numpy as np

from features import around_front, around_rear, end_heights
from shapes import polygon_distance, rounded, smooth_step

# Zones whose edge is a shut line; door outlines, `s0`, `s1` and so on, are as well.
SEAMS = ('bonnet', 'gate', 'fbump', 'rbump', 'fuel')


def is_seam(name):
    return name in SEAMS or (name[0] == 's' and name[1:].isdigit())


def side_zones(body, x, from_middle, z):
    """Windows and doors, by their outlines in side view."""
    # Outlines in side view would also mark the inner faces of a tray.
    inner = 0.5 - from_middle

    def outline(points, radius):
        return np.maximum(polygon_distance(x, z, rounded(points, radius)), inner)
    return {
        'side_glass': outline(body['side_glass'], 0.06),
        'panes': np.minimum.reduce([outline(points, 0.05) for points in body['panes']]),
        **{'s%d' % index: outline(points, 0.05) for index, points in enumerate(body['doors'])},
    }


def screen_zones(body, shape, x, from_middle, z):
    """Windscreen and rear screen with their black frames, by their distance from the pillars."""
    inside_pillar = from_middle - shape.glass_half_width(x, z)
    above_belt = body['belt'] - 0.08 - z
    top, bottom = body['windscreen_span']
    bowed_x = x + 0.1 * from_middle * from_middle
    rear_top, rear_bottom = body['rear_glass_heights']
    (rear_low_x, _), (rear_high_x, _) = body['rear_screen']
    rear_frame = np.maximum.reduce([inside_pillar + 0.1, z - rear_top + 0.01, rear_bottom - z,
        x - (rear_low_x + rear_high_x) / 2 - 0.9])
    return {
        'windscreen_frame': np.maximum.reduce([above_belt, inside_pillar + 0.045, top - 0.03 - bowed_x,
            bowed_x - bottom - 0.04]),
        'windscreen': np.maximum.reduce([above_belt, inside_pillar + 0.078, top + 0.02 - bowed_x,
            bowed_x - bottom + 0.02]),
        'rear_frame': rear_frame,
        'rear_screen': rear_frame + 0.03,
    }


def lower_zones(body, shape, x, from_middle, z):
    """Cladding along sills and arches, and the inside of the wheel arches."""
    beyond_arch = shape.from_wheel(x, z) - body['arch_radius']
    sill_height = z - 0.4 - 0.02 * smooth_step((np.abs(x) - 1.7) / 0.3)
    return {
        'clad': np.minimum.reduce([beyond_arch - 0.055, sill_height]) if body['clad'] else z - 0.27,
        'well': beyond_arch + 0.004,
    }


def seam_zones(body, x, y, z):
    """Bonnet, tailgate, bumpers and fuel flap, by their shut lines."""
    from_middle = np.abs(y)
    front_height, rear_height = (height(z) for height in end_heights(body))
    along_front, along_rear = around_front(body, x, from_middle), around_rear(body, x, from_middle)
    nose_end, tail_end = body['nose_end'], body['tail_end']
    _, windscreen_bottom = body['windscreen_span']
    bowed_x = x + 0.1 * from_middle * from_middle
    bonnet_half_width = 0.8 - 0.06 * smooth_step((x - 0.9) / 1.2)
    gate_half_width = body.get('gate_width', 0.7) - 0.1 * smooth_step((z - body['belt']) / 0.6)
    flap = rounded([(-0.35, -0.19), (-0.19, -0.19), (-0.19, -0.06), (-0.35, -0.06)], 0.04)
    return {
        'bonnet': np.maximum.reduce([from_middle - bonnet_half_width,
            np.maximum(windscreen_bottom - 0.02 - bowed_x, bowed_x - nose_end + 0.085), 0.72 - front_height]),
        'gate': np.maximum.reduce([from_middle - gate_half_width, 0.6 - rear_height, z - body['gate_top'],
            x - tail_end - 0.54]),
        'fbump': np.maximum(front_height - 0.715 - 0.11 * smooth_step((along_front - 0.9) / 0.6), nose_end - 0.56 - x),
        'rbump': np.maximum(rear_height - 0.6 - 0.1 * smooth_step((along_rear - 0.8) / 0.6), x - tail_end - 0.57),
        # On the right side alone.
        'fuel': np.maximum(polygon_distance(x - body['rear_axle'], z - body['belt'], flap), 0.5 + y),
    }


def tray_lamps(body, x, from_middle, z):
    """Upright lamps outside a ute's tray, in place of the lamps across a closed tail."""
    _, _, tray_half_width, _ = body['tray']
    outline = rounded([(0.82, 0.79), (1.1, 0.8), (1.12, 1.09), (0.82, 1.09)], 0.03)
    lamp = np.maximum.reduce([polygon_distance(around_rear(body, x, from_middle), z, outline),
        tray_half_width + 0.04 - from_middle, x + 1.2])
    return {'f_tail': lamp, 'f_tail_light': np.abs(lamp + 0.03) - 0.008, 'f_tail_light_low': lamp * 0 + 1}


def zones_of(body, shape, points):
    """Signed distance to every zone, by name; features are named `f_` and their name."""
    x, y, z = points.T
    from_middle = np.abs(y)
    return {
        **side_zones(body, x, from_middle, z),
        **screen_zones(body, shape, x, from_middle, z),
        **lower_zones(body, shape, x, from_middle, z),
        **seam_zones(body, x, y, z),
        **{'f_' + name: distance_to(x, from_middle, z) for name, (_, distance_to) in shape.features.items()},
        **(tray_lamps(body, x, from_middle, z) if body.get('tray') else {}),
    }


def near_an_edge(zones, reach):
    """True for points in a zone other than paint, or within `reach` of one or of a seam."""
    return np.minimum.reduce([np.abs(distance) if is_seam(name) else distance
        for name, distance in zones.items()]) < reach

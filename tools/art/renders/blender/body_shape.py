"""The outer surface of a body as an implicit function: negative inside, positive outside, zero on it."""
import math

import numpy as np

from features import around_front, around_rear
from shapes import smooth_max, smooth_min, smooth_step, soft_curve


def plane_through(lower, upper, facing):
    """Function that returns the distance in side view to a line through two points, positive on the side `facing`."""
    (low_x, low_z), (high_x, high_z) = lower, upper
    length = math.hypot(low_x - high_x, high_z - low_z)
    normal_x, normal_z = facing * (high_z - low_z) / length, facing * (low_x - high_x) / length
    return lambda x, z: (x - low_x) * normal_x + (z - low_z) * normal_z


class BodyShape:
    """
    A body by its measurements (`bodies/`). Two volumes are blended: the lower body, bounded by its sides, bonnet,
    nose and tail, and the glasshouse, bounded by its windows and roof. Wheel arches, features and a tray are cut out.
    """

    def __init__(self, body, features):
        self.body = body
        self.features = features
        self.half_plan = soft_curve(body['plan'], 0.22)
        self.crease = soft_curve(body['crease'], 0.25)
        self.section = soft_curve(body['section'], 0.016)
        self.bonnet_line = soft_curve(body['bonnet_line'], 0.06)
        self.nose = soft_curve(body['nose'], 0.035)
        self.tail = soft_curve(body['tail'], 0.014)
        self.glass_width = soft_curve(body['glass_width'], 0.25)
        self.roof = soft_curve(body['roof'], 0.16)
        self.windscreen = plane_through(*body['windscreen'], 1)
        self.rear_screen = plane_through(*body['rear_screen'], -1)

    def from_wheel(self, x, z):
        """Distance from the nearer axle, in side view."""
        body = self.body
        height = z - body['wheel_radius']
        return np.minimum(np.hypot(x - body['front_axle'], height), np.hypot(x - body['rear_axle'], height))

    def glass_half_width(self, x, z):
        """Half the width of the glasshouse, whose sides lean in above the belt."""
        lean, curve = self.body['tumblehome']
        above_belt = z - self.body['belt']
        return self.glass_width(x) - lean * above_belt - curve * above_belt ** 2

    def lower_body(self, x, from_middle, z):
        """Signed distance to the volume below the windows."""
        body = self.body
        arch_flare = 0.03 * smooth_step(1 - (self.from_wheel(x, z) - body['arch_radius']) / 0.2)
        half_width = self.half_plan(x) + self.section(z - self.crease(x) + 0.905)
        side = from_middle - (half_width + arch_flare * smooth_step((z - 0.1) / 0.3))
        bonnet_bulge = (0.02 * smooth_step((x - body['front_axle'] + 0.77) / 0.7)
            * smooth_step((from_middle - 0.36) / 0.1) * smooth_step((0.8 - from_middle) / 0.16))
        top = z - self.bonnet_line(x) + 0.055 * (from_middle / 0.85) ** 2 - bonnet_bulge
        volume = smooth_max(side, top, 0.075)
        volume = smooth_max(volume, (x - self.nose(z) + 0.17 * (from_middle / 0.9) ** 2.6) * 0.97, 0.2)
        volume = smooth_max(volume, self.behind_tail(x, from_middle, z), 0.13)
        return smooth_max(volume, 0.21 - z, 0.06)

    def behind_tail(self, x, from_middle, z):
        """Distance behind the tail, which is rounded in plan."""
        return -(x - self.tail(z) - 0.1 * (from_middle / 0.9) ** 3)

    def glasshouse(self, x, from_middle, z):
        """Signed distance to the volume of the windows and the roof."""
        body = self.body
        (_, screen_bottom), (_, screen_top) = body['windscreen']
        screen_middle = (screen_bottom + screen_top) / 2
        roof = z - self.roof(x) + 0.05 * (from_middle / 0.65) ** 2
        windscreen = (self.windscreen(x, z) + 0.085 * from_middle * from_middle
            - 0.035 * (1 - ((z - screen_middle) / 0.3) ** 2))
        rear_screen = self.rear_screen(x, z) + 0.085 * from_middle * from_middle
        volume = smooth_max(from_middle - self.glass_half_width(x, z), roof, 0.16)
        volume = smooth_max(volume, windscreen, 0.1)
        volume = smooth_max(volume, rear_screen, 0.1)
        volume = smooth_max(volume, body['belt'] - 0.15 - z, 0.02)
        volume = smooth_max(volume, self.behind_tail(x, from_middle, z), 0.05)
        return smooth_min(volume, self.spoiler(x, from_middle, z), 0.05) if body.get('spoiler') else volume

    def spoiler(self, x, from_middle, z):
        """Signed distance to the spoiler at the rear edge of the roof."""
        (_, _), (roof_end, _) = self.body['rear_screen']
        blade = np.abs(z - (self.roof(x) - 0.028 - 0.05 * (from_middle / 0.65) ** 2)) - 0.022
        blade = smooth_max(blade, from_middle - 0.62, 0.05)
        return smooth_max(blade, np.abs(x - roof_end - 0.01 + 0.1 * from_middle * from_middle) - 0.13, 0.03)

    def closed(self, x, y, z):
        """Signed distance to the body before anything is cut out of it."""
        # Rounded at the middle plane, where a plain |y| would leave a ridge.
        from_middle = np.sqrt(y * y + 1e-06)
        return smooth_min(self.lower_body(x, from_middle, z), self.glasshouse(x, from_middle, z), 0.035)

    def __call__(self, x, y, z):
        """Signed distance to the body with wheel arches, features and tray."""
        body = self.body
        distance = self.closed(x, y, z)
        near_an_end = (np.abs(distance) < 0.08) & (np.abs(x) > 1.2)
        end_x, end_y, end_z = x[near_an_end], np.abs(y[near_an_end]), z[near_an_end]
        if len(end_x):
            distance[near_an_end] += sum(feature.depth * smooth_step(0.5 - distance_to(end_x, end_y, end_z) / 0.02)
                for feature, distance_to in self.features.values() if feature.depth)
        arch = np.maximum(self.from_wheel(x, z) - body['arch_radius'], 0.52 - np.abs(y))
        distance = smooth_max(distance, -arch, 0.018)
        if body.get('tray'):
            rear, front, half_width, floor = body['tray']
            tray = np.maximum.reduce([x - front, rear - x, np.abs(y) - half_width, floor - z])
            distance = smooth_max(distance, -tray, 0.02)
        return distance

    def along(self, point_at, inside, outside):
        """Coordinate between `inside` and `outside` where a line of points leaves the body, by halving."""
        for _ in range(15):
            middle = (inside + outside) / 2
            if self.closed(*(np.atleast_1d(value) for value in point_at(middle)))[0] < 0:
                inside = middle
            else:
                outside = middle
        return float(inside)

    def front_at(self, y, z):
        """Largest x on the body."""
        return self.along(lambda x: (x, y, z), 1.2, 2.6)

    def rear_at(self, y, z):
        """Smallest x on the body."""
        return self.along(lambda x: (x, y, z), -1.2, -2.9)

    def side_at(self, x, z):
        """Largest y on the body."""
        return self.along(lambda y: (x, y, z), 0.3, 1.3)

    def top_at(self, x, y):
        """Largest z on the body."""
        return self.along(lambda z: (x, y, z), 0.8, 2.2)

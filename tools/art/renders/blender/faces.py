"""
Faces: what distinguishes one maker's cars from another's. Points as in `features.py`.

grille: half width and height of the top, then of the bottom; `body` for the body's own, none for a closed nose.
bars: direction of the grille's bars and their number; without a number, the body's own.
wheels: design of the wheels; without one, the body's own.
rear: features of the tail; without them, the tail that all current faces share.
badge: half width, half height and height above the ground; without a height, in the middle of the grille.
front: features by name. A later feature covers an earlier one.
"""
from features import Feature

PLATE = Feature('flat', [(-0.2, 0.598), (0.2, 0.598), (0.2, 0.472), (-0.2, 0.472)], 'black', size=0.01)

# Lamps swept back into the wings, with pods for fog lamps.
SWEPT = dict(
    grille='body',
    bars=('across', None),
    badge=dict(half_width=0.085, half_height=0.034, stroke=0.009),
    front=dict(
        intake=Feature('flat', [(-0.6, 0.475), (0.6, 0.475), (0.5, 0.345), (-0.5, 0.345)], 'black', size=0.05,
            depth=0.04),
        skid=Feature('flat', [(-0.46, 0.325), (0.46, 0.325), (0.4, 0.2), (-0.4, 0.2)], 'satin', size=0.03),
        fog_lamp=Feature('wrapped', [(0.8, 0.6), (1.06, 0.635), (1.05, 0.44), (0.84, 0.43)], 'gloss', size=0.06,
            depth=0.025, pods=True),
        fog_light=Feature('line', [(0.87, 0.585), (1.01, 0.6)], 'white', size=0.008, pods=True),
        headlamp=Feature('wrapped', [(0.545, 0.815), (0.6, 0.775), (1.0, 0.79), (1.4, 0.895), (1.38, 0.912),
            (0.95, 0.878)], 'gloss', depth=0.008),
        daytime_light=Feature('line', [(0.61, 0.79), (0.585, 0.818), (0.95, 0.866), (1.3, 0.895)], 'white',
            size=0.0065),
        projectors=Feature('dots', [(0.7, 0.812), (0.79, 0.821), (0.88, 0.831)], 'projectors', size=0.019),
        front_plate=PLATE,
    ),
)

# Square lamps beside a tall grille with upright bars, and a wide intake above a broad skid plate.
UPRIGHT = dict(
    grille=(0.55, 0.53, 0.845, 0.605),
    bars=('upright', 12),
    badge=dict(half_width=0.058, half_height=0.05, stroke=0.012),
    front=dict(
        intake=Feature('flat', [(-0.66, 0.5), (0.66, 0.5), (0.6, 0.365), (-0.6, 0.365)], 'black', size=0.03,
            depth=0.04),
        skid=Feature('flat', [(-0.56, 0.345), (0.56, 0.345), (0.48, 0.2), (-0.48, 0.2)], 'satin', size=0.02),
        fog_lamp=Feature('wrapped', [(0.8, 0.58), (1.08, 0.6), (1.08, 0.41), (0.8, 0.4)], 'gloss', size=0.03,
            depth=0.025, pods=True),
        fog_light=Feature('dots', [(0.9, 0.5)], 'projectors', size=0.04, pods=True),
        headlamp=Feature('wrapped', [(0.59, 0.85), (0.6, 0.705), (1.1, 0.715), (1.2, 0.865)], 'gloss', size=0.03,
            depth=0.01),
        daytime_light=Feature('line', [(0.76, 0.728), (0.63, 0.727), (0.622, 0.83), (1.15, 0.845), (1.075, 0.737),
            (0.94, 0.734)], 'white', size=0.009),
        projectors=Feature('dots', [(0.75, 0.78), (0.92, 0.785)], 'projectors', size=0.038),
        front_plate=PLATE,
    ),
)

# No grille, as an electric car: a strip of light from lamp to lamp above a painted nose.
CLOSED = dict(
    grille=None,
    bars=None,
    badge=dict(half_width=0.07, half_height=0.028, stroke=0.008, height=0.77),
    front=dict(
        intake=Feature('flat', [(-0.68, 0.47), (0.68, 0.47), (0.58, 0.33), (-0.58, 0.33)], 'black', size=0.05,
            depth=0.04),
        skid=Feature('flat', [(-0.46, 0.3), (0.46, 0.3), (0.4, 0.2), (-0.4, 0.2)], 'satin', size=0.03),
        headlamp=Feature('wrapped', [(-0.5, 0.872), (-0.5, 0.836), (0.6, 0.832), (0.8, 0.79), (1.12, 0.8),
            (1.38, 0.895), (1.3, 0.908), (0.85, 0.884)], 'gloss', size=0.015, depth=0.008),
        daytime_light=Feature('line', [(0.0, 0.853), (0.62, 0.853), (0.95, 0.872), (1.32, 0.898)], 'white',
            size=0.0085),
        projectors=Feature('dots', [(0.83, 0.826), (0.93, 0.832), (1.03, 0.842)], 'projectors', size=0.017),
        air_curtain=Feature('wrapped', [(0.86, 0.66), (0.93, 0.67), (0.93, 0.44), (0.86, 0.43)], 'gloss', size=0.03,
            depth=0.025),
        front_plate=PLATE,
    ),
)

# A tall framed grille that reaches down between two side intakes, and slim lamps lit along their lower edge.
FRAMED = dict(
    grille=(0.45, 0.35, 0.82, 0.37),
    bars=('across', 10),
    badge=dict(half_width=0.062, half_height=0.036, stroke=0.009, height=0.725),
    front=dict(
        side_intake=Feature('wrapped', [(0.6, 0.53), (1.0, 0.56), (1.04, 0.4), (0.56, 0.37)], 'gloss', size=0.04,
            depth=0.03),
        side_light=Feature('line', [(0.64, 0.5), (0.96, 0.525)], 'satin', size=0.007),
        skid=Feature('flat', [(-0.62, 0.31), (0.62, 0.31), (0.54, 0.2), (-0.54, 0.2)], 'satin', size=0.03),
        headlamp=Feature('wrapped', [(0.5, 0.825), (0.52, 0.745), (0.92, 0.76), (1.3, 0.865), (1.28, 0.89),
            (0.9, 0.855)], 'gloss', size=0.012, depth=0.008),
        daytime_light=Feature('line', [(0.53, 0.812), (0.54, 0.757), (0.91, 0.772), (1.25, 0.868)], 'white',
            size=0.008),
        projectors=Feature('dots', [(0.66, 0.8), (0.78, 0.808), (0.9, 0.818)], 'projectors', size=0.022),
        front_plate=PLATE,
    ),
)

# Current faces share one tail, so that a rear view serves every maker.
REAR = dict(
    diffuser=Feature('flat', [(-0.7, 0.47), (0.7, 0.47), (0.62, 0.2), (-0.62, 0.2)], 'clad', size=0.05, depth=0.02),
    rear_skid=Feature('flat', [(-0.42, 0.36), (0.42, 0.36), (0.36, 0.2), (-0.36, 0.2)], 'satin', size=0.03,
        depth=-0.012),
    plate_recess=Feature('flat', [(-0.3, 0.83), (0.3, 0.83), (0.27, 0.66), (-0.27, 0.66)], 'black', size=0.03,
        depth=0.025),
    tail=Feature('wrapped', [(-0.5, 0.985), (0.45, 0.985), (0.52, 0.93), (0.85, 0.915), (1.3, 1.03), (1.28, 1.05),
        (0.8, 1.03), (0.4, 1.02), (-0.5, 1.02)], 'red', depth=0.006),
    tail_light=Feature('line', [(0, 1.003), (0.5, 1.003), (0.85, 1.005), (1.2, 1.03)], 'red_lit', size=0.008),
    tail_light_low=Feature('line', [(0.56, 0.955), (0.84, 0.94), (1.08, 0.985)], 'red_lit', size=0.007),
    reflector=Feature('wrapped', [(0.72, 0.545), (0.95, 0.555), (0.95, 0.53), (0.72, 0.52)], 'reflector', size=0.01),
)

# Tail of the generation before: separate lamps, and a bright strip above the plate.
OLDER_REAR = dict(
    diffuser=Feature('flat', [(-0.7, 0.4), (0.7, 0.4), (0.64, 0.2), (-0.64, 0.2)], 'clad', size=0.05, depth=0.02),
    plate_recess=Feature('flat', [(-0.34, 0.83), (0.34, 0.83), (0.3, 0.66), (-0.3, 0.66)], 'black', size=0.03,
        depth=0.025),
    plate_strip=Feature('flat', [(-0.38, 0.865), (0.38, 0.865), (0.38, 0.84), (-0.38, 0.84)], 'satin', size=0.01,
        depth=-0.006),
    tail=Feature('wrapped', [(0.6, 1.03), (0.57, 0.855), (0.86, 0.84), (1.16, 0.9), (1.22, 1.045)], 'red', size=0.05,
        depth=0.008),
    tail_light=Feature('dots', [(0.72, 0.965), (0.9, 0.965)], 'red_lit', size=0.04),
    tail_light_low=Feature('wrapped', [(0.64, 0.905), (0.98, 0.905), (0.98, 0.875), (0.64, 0.875)], 'projectors',
        size=0.01),
    reflector=REAR['reflector'],
)

# The one before `swept`: rounded lamps beside a low grille with two bars, round fog lamps.
ROUNDED = dict(
    grille=(0.45, 0.4, 0.82, 0.68),
    bars=('across', 2),
    wheels=dict(spokes=7, style='broad', rim=0.64),
    rear=OLDER_REAR,
    badge=dict(half_width=0.075, half_height=0.034, stroke=0.009),
    front=dict(
        intake=Feature('flat', [(-0.56, 0.46), (0.56, 0.46), (0.5, 0.3), (-0.5, 0.3)], 'black', size=0.06, depth=0.04),
        fog_lamp=Feature('wrapped', [(0.74, 0.5), (1.0, 0.52), (0.98, 0.33), (0.72, 0.32)], 'black', size=0.08,
            depth=0.02),
        fog_light=Feature('dots', [(0.86, 0.42)], 'projectors', size=0.05),
        headlamp=Feature('wrapped', [(0.5, 0.84), (0.53, 0.705), (0.92, 0.69), (1.26, 0.8), (1.34, 0.915),
            (0.95, 0.885)], 'gloss', size=0.06, depth=0.008),
        projectors=Feature('dots', [(0.66, 0.772), (0.85, 0.785)], 'projectors', size=0.056),
        indicator=Feature('wrapped', [(1.08, 0.845), (1.06, 0.79), (1.22, 0.835), (1.26, 0.88)], 'amber', size=0.02),
        front_plate=PLATE,
    ),
)

FACES = dict(swept=SWEPT, upright=UPRIGHT, closed=CLOSED, framed=FRAMED, rounded=ROUNDED)

"""Boots by kind of body, seen from behind; the sill is at x = 0 and the floor at z = 0."""
import math

import bpy
import numpy as np

from interior.forms import Spine, add_bar, add_block, add_cushion, add_sheet, groove
from interior.seats import add_headrest
from interior.shell import add_strut, curved
from scene_objects import add_tube
from shapes import smooth_step

# Depth to the seats, half width at the sill, height of the side trim and of the roof, step down from the sill.
KINDS = dict(
    hatch=dict(depth=0.74, half=0.53, belt=0.45, roof=0.78, step=0.09, blind=False),
    suv=dict(depth=0.95, half=0.57, belt=0.46, roof=0.86, step=0.012, blind=True),
    wagon=dict(depth=1.08, half=0.56, belt=0.42, roof=0.72, step=0.012, blind=True),
)


def add_sides(boot, materials):
    """Adds the side trims: over the wheel arch, up to the belt, with a ledge and a shallow bin."""
    x = np.linspace(-0.5, boot['depth'] + 0.1, 140)[:, None]
    z = np.linspace(-boot['step'], boot['belt'], 100)[None, :]
    arch = 0.1 * smooth_step(1 - np.abs(x - boot['depth'] * 0.62) / 0.36) * (1 - smooth_step((z - 0.17) / 0.13))
    ledge = -0.035 * smooth_step((z - 0.27) / 0.03)
    lip = 0.03 * smooth_step((z - boot['belt'] + 0.05) / 0.04)
    crease = groove(z - 0.235, 0.004, 0.004) + groove(z - boot['belt'] + 0.075, 0.004, 0.004)
    corner = 0.03 * smooth_step(1 - (z + boot['step']) / 0.05)
    inwards = arch + ledge + lip + crease + corner
    for side in (1, -1):
        y = side * (boot['half'] - inwards + 0.0 * x)
        lower = int(0.60 * z.shape[1])
        grid = np.stack(np.broadcast_arrays(x, y, z), -1)
        add_sheet('side low', grid[:, :lower], [materials['carpet']])
        add_sheet('side high', grid[:, lower - 1:], [materials['hard']])
        add_block('bin edge', (0.17, side * (boot['half'] - 0.004), 0.08), (0.11, 0.006, 0.075), 0.006, materials['rubber'])
        add_block('lamp', (0.30, side * (boot['half'] + 0.025), 0.335), (0.026, 0.004, 0.008), 0.003, materials['lamp'])
        add_block('hook', (0.14, side * (boot['half'] + 0.018), 0.33), (0.012, 0.02, 0.018), 0.006, materials['hard'])
        for at in (0.09, boot['depth'] - 0.1):
            bpy.ops.mesh.primitive_torus_add(major_radius=0.021, minor_radius=0.0035,
                location=(at, side * (boot['half'] - 0.075 - (0.03 if at > 0.3 else 0)), 0.014 - boot['step']), rotation=(0.5 * side, 0, 0))
            bpy.context.object.data.materials.append(materials['chrome'])
            add_block('eye', (at, side * (boot['half'] - 0.07 - (0.03 if at > 0.3 else 0)), 0.004 - boot['step']), (0.026, 0.014, 0.004), 0.003, materials['hard'])


def add_floor(boot, materials):
    """Adds the floor with its handle, and the sill with its guard."""
    z = -boot['step']
    add_block('floor', (boot['depth'] / 2 + 0.03, 0, z - 0.02), (boot['depth'] / 2 + 0.02, boot['half'] + 0.02, 0.02), 0.008, materials['carpet'])
    for y in (-boot['half'] + 0.05, boot['half'] - 0.05):
        add_tube('gap', [(0.03, y, z + 0.001), (boot['depth'], y * 0.82, z + 0.001)], 0.003, materials['rubber'])
    add_block('pull', (0.10, 0, z + 0.001), (0.02, 0.052, 0.004), 0.003, materials['hard'])
    add_block('pull hollow', (0.10, 0, z + 0.004), (0.011, 0.04, 0.002), 0.0015, materials['rubber'])
    ys = np.linspace(-boot['half'] - 0.2, boot['half'] + 0.2, 61)
    curve = lambda y: 0.05 * (y / 0.55) ** 2
    guard = [(-0.10, -0.03), (-0.085, 0.006), (-0.04, 0.018), (0.02, 0.018), (0.035, -boot['step'] - 0.03), (-0.10, -0.2)]
    add_bar('guard', guard, [0.02, 0.02, 0.02, 0.014, 0.01, 0.02], ys, [materials['soft']], curve)
    for at in (-0.03, -0.018, -0.006):
        add_bar('rib', [(at, 0.019), (at + 0.005, 0.019), (at + 0.005, 0.0215), (at, 0.0215)], 0.0015, ys * 0.6, [materials['satin' if at == -0.018 else 'hard']], curve)
    add_bar('bumper', [(-0.2, -0.05), (-0.11, -0.035), (-0.1, -0.3), (-0.25, -0.3)], 0.02, ys * 1.6, [materials['soft']], curve)
    add_block('latch', (0.0, 0, 0.019), (0.014, 0.03, 0.007), 0.005, materials['rubber'])


def add_backs(boot, materials):
    """Adds the backs of the rear seats in two parts, with headrests, catches and, where there is one, the blind."""
    height = boot['belt'] + 0.08
    for low, high in ((-boot['half'] - 0.03, 0.085), (0.105, boot['half'] + 0.03)):
        middle, wide = (low + high) / 2, (high - low) / 2
        spine = Spine([(boot['depth'], -boot['step']), (boot['depth'] + 0.05, height * 0.5), (boot['depth'] + 0.12, height)])
        add_cushion('back', spine, lambda v: wide + 0 * v, 0.045, 0.05, 0.03, [materials['carpet']], middle, size=(80, 80))
        for y in ((middle,) if wide < 0.25 else (middle - wide * 0.5, middle + wide * 0.52)):
            add_headrest(boot['depth'] + 0.17, y, height + 0.05, 0.0, materials, 0.11)
        add_block('catch', (boot['depth'] + 0.06, middle + (wide - 0.05) * (1 if middle > 0 else -1), height + 0.035), (0.02, 0.02, 0.014), 0.006, materials['hard'])
    add_block('behind', (boot['depth'] + 0.12, 0, height * 0.5 - 0.1), (0.01, boot['half'] + 0.1, height * 0.5), 0.004, materials['rubber'], (0, 0.2, 0))
    if boot['blind']:
        bpy.ops.mesh.primitive_cylinder_add(radius=0.035, depth=2 * boot['half'] - 0.02, location=(boot['depth'] - 0.01, 0, boot['belt'] - 0.02), rotation=(math.pi / 2, 0, 0), vertices=64)
        blind = bpy.context.object
        blind.data.polygons.foreach_set('use_smooth', [True] * len(blind.data.polygons))
        blind.data.materials.append(materials['hard'])
        add_block('blind edge', (boot['depth'] - 0.052, 0, boot['belt'] - 0.022), (0.012, boot['half'] - 0.06, 0.006), 0.005, materials['soft'])


def add_upper(boot, materials):
    """Adds pillars and headlining above the trims, with windows between."""
    top, half = boot['roof'], boot['half']
    x, y = np.meshgrid(np.linspace(-0.3, 2.6, 30), np.linspace(-half, half, 31), indexing='ij')
    sheet = add_sheet('headlining', np.stack([x, y, top + 0.05 + 0.03 * (1 - (y / half) ** 2) - 0 * x], -1), [materials['liner']])
    sheet.visible_shadow = sheet.visible_diffuse = False
    for side in (1, -1):
        add_block('ledge', (boot['depth'] / 2, side * (half + 0.07), boot['belt'] - 0.008), (boot['depth'] / 2 + 0.5, 0.075, 0.014), 0.012, materials['hard'])
        rear = curved((0.08, side * (half + 0.07), boot['belt'] - 0.02), (0.12, side * (half + 0.035), (boot['belt'] + top) / 2), (0.24, side * (half - 0.07), top + 0.04))
        add_strut('rear pillar', rear, 0.11, 0.04, (0, side, 0.2), materials['liner'])
        middle = curved((boot['depth'] + 0.2, side * (half + 0.08), boot['belt'] - 0.02), (boot['depth'] + 0.12, side * (half + 0.03), (boot['belt'] + top) / 2), (boot['depth'] + 0.05, side * (half - 0.07), top + 0.04))
        add_strut('pillar', middle, 0.07, 0.04, (0, side, 0.2), materials['liner'])
        add_strut('rail', curved((-0.4, side * (half - 0.03), top + 0.05), (1.2, side * (half - 0.05), top + 0.05), (2.6, side * (half - 0.05), top + 0.03)), 0.05, 0.05, (0, side, 0), materials['liner'])


def add_boot(kind, materials):
    """Adds a boot; returns how much its camera has to be raised."""
    boot = KINDS[kind]
    add_sides(boot, materials)
    add_floor(boot, materials)
    add_backs(boot, materials)
    add_upper(boot, materials)
    return 0

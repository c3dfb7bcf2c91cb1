"""Cabins: dashboards of three kinds, and seats."""
from interior.console import add_armrest, add_console, add_wheel
from interior.dash import add_dash, add_displays
from interior.seats import add_front_seat, add_rear_bench
from interior.shell import add_doors, add_floor, add_pillars, add_roof

# Whether both displays are one slab, and how much higher than in a car the dashboard is.
DASHES = dict(
    wide=dict(wide=True, tall=0.0),
    split=dict(wide=False, tall=0.0),
    tall=dict(wide=False, tall=0.05),
)


def add_cabin(kind, view, materials):
    """Adds the part of a cabin that a view shows; returns how much its camera has to be raised."""
    add_doors(materials)
    add_pillars(materials)
    add_roof(materials, mirror=view == 'dash')
    add_floor(materials)
    for y in (-0.365, 0.365):
        add_front_seat(y, materials)
    if view == 'seats':
        # The camera is where the dashboard would be.
        add_armrest(materials)
        add_rear_bench(-0.85, materials)
        return 0
    cabin = DASHES[kind]
    top = add_dash(materials, tall=cabin['tall'])
    add_displays(materials, top, cabin['wide'])
    add_console(materials, top)
    add_armrest(materials)
    add_wheel(materials, top)
    return cabin['tall'] * 0.5

"""
Renders one view of an interior, with neutral upholstery.

blender -b -P render_interior.py -- kind=car view=dash width=1000 samples=32 out=car-dash.npz
"""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from interior.boots import add_boot
from interior.cabins import add_cabin
from interior.cameras import add_camera, add_lights, add_studio
from interior.fabrics import make_fabrics
from options import OPTIONS, log
from passes import render

bpy.ops.object.select_all(action='SELECT')
bpy.ops.object.delete()
view, kind = OPTIONS.get('view', 'dash'), OPTIONS.get('kind', 'car')
materials = make_fabrics()
lift = add_boot(kind, materials) if view == 'boot' else add_cabin(kind, view, materials)
log('interior')
add_studio(view, float(OPTIONS.get('world', 1)))
add_lights(view)
add_camera(view, lift)
render(OPTIONS.get('out', 'out.npz'), inside=True)

"""
Renders one view of a body, without colour.

blender -b -P render_car.py -- body=suv view=front width=1400 samples=64 grid=.011 out=suv-front.npz
"""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from bodies import BODIES
from body import add_body
from fittings import add_fittings, add_wheels
from materials import make_materials
from options import OPTIONS, log
from studio import render, set_up_studio

body = BODIES[OPTIONS.get('body', 'suv')]
bpy.ops.object.select_all(action='SELECT')
bpy.ops.object.delete()
materials = make_materials()
surfaces = add_body(body, materials)
log('body')
add_wheels(body, materials)
log('wheels')
add_fittings(body, materials, *surfaces)
log('fittings')
set_up_studio(body, OPTIONS.get('view', 'front'))
render(OPTIONS.get('out', 'out.npz'))

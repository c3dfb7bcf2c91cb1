"""
Renders one view of a body with a face, without colour.

blender -b -P render_car.py -- body=suv face=swept view=front width=1400 samples=64 grid=.011 out=suv-front.npz
"""
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from bodies import BODIES
from body import add_body
from cabin import add_cabin
from faces import FACES
from fittings import add_fittings
from materials import make_materials
from nose import add_nose
from options import OPTIONS, log
from passes import render
from studio import set_up_studio
from wheels import add_wheels

body = BODIES[OPTIONS.get('body', 'suv')]
face = FACES[OPTIONS.get('face', 'swept')]
bpy.ops.object.select_all(action='SELECT')
bpy.ops.object.delete()
materials = make_materials()
shape = add_body(body, face, materials)
add_wheels(body, face, materials)
add_nose(body, face, shape, materials)
add_fittings(body, shape, materials)
add_cabin(body, materials)
log('fittings')
set_up_studio(body, OPTIONS.get('view', 'front'))
render(OPTIONS.get('out', 'out.npz'))

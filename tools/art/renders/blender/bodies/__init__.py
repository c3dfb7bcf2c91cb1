"""
Measurements of the bodies, in metres: x forward from midway between the axles, y to the left, z up.

plan: half the width by x. crease: height of the widest line by x. section: how far the side is set back, by height.
bonnet_line: top of the lower body by x. nose, tail: ends by height. glass_width: half the width at the belt by x.
tumblehome: lean and curve of the side windows. windscreen, rear_screen: lower and upper end, as (x, z).
side_glass, panes, doors: outlines in side view. grille_shape: half widths and heights of the top and the bottom.
front_heights, rear_heights: lowest height and factor that fit the features, designed on the SUV, to the body.
tray: rear end, front end, half width and floor of a ute's tray. side_light: height of the lights beside the car.
"""
from .coupe import COUPE
from .hatch import HATCH
from .sedan import SEDAN
from .suv import SUV
from .ute import UTE
from .van import VAN
from .wagon import WAGON

BODIES = dict(suv=SUV, hatch=HATCH, sedan=SEDAN, ute=UTE, wagon=WAGON, van=VAN, coupe=COUPE)

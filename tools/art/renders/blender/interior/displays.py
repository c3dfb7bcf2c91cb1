"""Pictures on the displays: instruments and a map, without words."""
import math
import os
import random

import bpy
import numpy as np
from PIL import Image, ImageDraw

from options import CACHE

SCALE = 3


def scene_image(name, picture):
    """Image of the scene from a picture."""
    file = os.path.join(CACHE, '%s-%d.png' % (name, os.getpid()))
    picture.save(file)
    image = bpy.data.images.load(file)
    image.pack()
    os.remove(file)
    return image


def canvas(width, height, colour=(7, 9, 12)):
    picture = Image.new('RGB', (width * SCALE, height * SCALE), colour)
    return picture, ImageDraw.Draw(picture)


def scaled(*values):
    return [value * SCALE for value in values]


def finished(picture):
    return picture.resize((picture.width // SCALE, picture.height // SCALE), Image.LANCZOS)


def gauge(draw, x, y, radius, share, colour):
    """A dial with ticks, and an arc up to its share."""
    box = scaled(x - radius, y - radius, x + radius, y + radius)
    draw.arc(box, 140, 400, (44, 52, 60), 4 * SCALE)
    draw.arc(box, 140, 140 + 260 * share, colour, 7 * SCALE)
    for tick in range(0, 27):
        angle = math.radians(140 + tick * 10)
        inner = radius - (20 if tick % 2 == 0 else 13)
        draw.line([(SCALE * (x + r * math.cos(angle)), SCALE * (y + r * math.sin(angle))) for r in (inner, radius - 9)],
            (150, 160, 168) if tick % 2 == 0 else (84, 92, 99), 2 * SCALE)
    for row, wide in enumerate((30, 18)):
        draw.rounded_rectangle(scaled(x - wide, y - 8 + row * 20, x + wide, y - 2 + row * 20), 3 * SCALE, (205, 212, 216) if row == 0 else (96, 104, 110))


def instruments(width=900, height=330):
    """Two dials, and the lane ahead between them."""
    picture, draw = canvas(width, height)
    gauge(draw, 165, height * 0.52, 118, 0.34, (92, 176, 224))
    gauge(draw, width - 165, height * 0.52, 118, 0.58, (92, 176, 224))
    middle = width / 2
    for side in (-1, 1):
        draw.line(scaled(middle + side * 30, 92, middle + side * 118, 286), (118, 128, 136), 4 * SCALE)
    draw.polygon(scaled(middle - 28, 94, middle + 28, 94, middle + 108, 284, middle - 108, 284), (18, 27, 35))
    draw.rounded_rectangle(scaled(middle - 34, 206, middle + 34, 262), 14 * SCALE, (170, 180, 186))
    draw.rounded_rectangle(scaled(middle - 26, 214, middle + 26, 232), 7 * SCALE, (24, 30, 36))
    draw.rounded_rectangle(scaled(middle - 15, 118, middle + 15, 138), 6 * SCALE, (84, 92, 99))
    for n in range(3):
        draw.ellipse(scaled(middle - 40 + n * 34, 34, middle - 28 + n * 34, 46), (70, 150, 110) if n == 1 else (52, 60, 66))
    return finished(picture)


def road_map(draw, width, height, seed=4):
    """Streets, parks, water and a route."""
    lots = random.Random(seed)
    draw.rectangle(scaled(0, 0, width, height), (19, 26, 33))
    draw.polygon(scaled(0, height * 0.66, width * 0.2, height * 0.7, width * 0.34, height * 0.88, width * 0.4, height, 0, height), (20, 46, 66))
    draw.polygon(scaled(width * 0.62, 0, width * 0.86, 0, width * 0.8, height * 0.24, width * 0.6, height * 0.2), (24, 46, 38))
    for n in range(15):
        at = width * (n + lots.random() * 0.5) / 14
        draw.line(scaled(at, 0, at + width * 0.12 * (lots.random() - 0.2), height), (38, 47, 55), 2 * SCALE)
    for n in range(10):
        at = height * (n + lots.random() * 0.5) / 9
        draw.line(scaled(0, at, width, at - height * 0.14), (38, 47, 55), 2 * SCALE)
    for line, wide in (((0, 0.42, 0.3, 0.36, 0.62, 0.5, 1, 0.4), 7), ((0.5, 0, 0.46, 0.4, 0.55, 0.7, 0.52, 1), 7)):
        points = [(SCALE * line[k] * width, SCALE * line[k + 1] * height) for k in range(0, 8, 2)]
        draw.line(points, (84, 92, 98), wide * SCALE, 'curve')
    route = [(0.5, 0.86), (0.555, 0.7), (0.5, 0.52), (0.462, 0.44), (0.3, 0.36), (0.2, 0.375), (0.17, 0.16)]
    draw.line([(SCALE * x * width, SCALE * y * height) for x, y in route], (74, 158, 232), 8 * SCALE, 'curve')
    x, y = 0.5 * width, 0.86 * height
    draw.ellipse(scaled(x - 17, y - 17, x + 17, y + 17), (225, 232, 236))
    draw.polygon(scaled(x, y - 11, x + 9, y + 9, x, y + 4, x - 9, y + 9), (40, 110, 190))


def centre_screen(width=900, height=480):
    """A map, tiles beside it, and a bar for the climate below."""
    picture, draw = canvas(width, height)
    road_map(draw, width, height)
    draw.rectangle(scaled(width * 0.66, 0, width, height), (9, 12, 15))
    for row, colour in enumerate(((43, 74, 98), (32, 40, 47))):
        top = 22 + row * (height - 96) / 2
        draw.rounded_rectangle(scaled(width * 0.68, top, width - 22, top + (height - 130) / 2), 16 * SCALE, colour)
        draw.ellipse(scaled(width * 0.705, top + 28, width * 0.705 + 66, top + 94), (196, 148, 92) if row == 0 else (70, 82, 92))
        for line, wide in enumerate((110, 74)):
            draw.rounded_rectangle(scaled(width * 0.81, top + 42 + line * 26, width * 0.81 + wide, top + 52 + line * 26), 5 * SCALE, (206, 214, 218) if line == 0 else (118, 128, 136))
    draw.rectangle(scaled(0, height - 62, width, height), (6, 8, 10))
    for n in range(7):
        x = width * (n + 0.5) / 7
        draw.rounded_rectangle(scaled(x - 17, height - 42, x + 17, height - 20), 7 * SCALE, (150, 160, 166) if n in (0, 6) else (66, 75, 82))
    return finished(picture)

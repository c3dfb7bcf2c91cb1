"""Cabins and boots: everything that a car's pictures from inside show."""

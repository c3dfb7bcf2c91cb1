"""Short names for the nodes of a material."""


class Nodes:
    """Adds nodes to a node tree and links them; every method returns the output of the node that it adds."""

    def __init__(self, tree):
        self.tree = tree

    def link(self, output, target):
        self.tree.links.new(output, target)

    def attribute(self, name):
        """Value that a mesh has per vertex."""
        node = self.tree.nodes.new('ShaderNodeAttribute')
        node.attribute_name = name
        return node.outputs['Fac']

    def math(self, operation, *operands):
        """Arithmetic on numbers and outputs."""
        node = self.tree.nodes.new('ShaderNodeMath')
        node.operation = operation
        for target, operand in zip(node.inputs, operands):
            if isinstance(operand, (int, float)):
                target.default_value = operand
            else:
                self.link(operand, target)
        return node.outputs[0]

    def ramp(self, value, from_low, from_high, to_low, to_high):
        """Smooth step of a value from one range to another."""
        node = self.tree.nodes.new('ShaderNodeMapRange')
        node.interpolation_type = 'SMOOTHSTEP'
        self.link(value, node.inputs[0])
        for target, limit in zip(list(node.inputs)[1:], (from_low, from_high, to_low, to_high)):
            target.default_value = limit
        return node.outputs[0]

    def mix(self, share, first, second):
        """Mixture of two shaders."""
        node = self.tree.nodes.new('ShaderNodeMixShader')
        for target, output in zip(node.inputs, (share, first, second)):
            self.link(output, target)
        return node.outputs[0]

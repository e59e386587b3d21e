const EPOCHS = 10;
const RATE = 0.05;
const DECAY = 1e-4;

/** Numbers between 0 and 1, the same ones every time. */
function steadyRandom() {
  let seed = 1;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return (seed >>> 0) / 4294967296;
  };
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/** Logistic regression by AdaGrad: a weight for each of `buckets` features. The same sentences give the same weights. */
export function learn(sentences, buckets) {
  const random = steadyRandom();
  const weights = new Float64Array(buckets);
  const squares = new Float64Array(buckets).fill(1e-6);
  let [bias, square] = [0, 1e-6];
  const order = [...sentences];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    for (const { features, isDanger } of order) {
      const sum = features.reduce((all, feature) => all + weights[feature], bias);
      const error = 1 / (1 + Math.exp(-sum)) - Number(isDanger);
      for (const feature of features) {
        const slope = error + DECAY * weights[feature];
        squares[feature] += slope * slope;
        weights[feature] -= (RATE * slope) / Math.sqrt(squares[feature]);
      }
      square += error * error;
      bias -= (RATE * error) / Math.sqrt(square);
    }
  }
  return { weights, bias };
}

type Side = 'low' | 'high';

export function sideOf(value: number, limit: number): Side {
  return value > limit ? 'high' : 'low';
}

export function halvings(value: number): number {
  let [count, rest] = [0, value];
  while (rest > 1) {
    rest /= 2;
    count += 1;
  }
  return count;
}

export function firstOf(values: readonly number[]): number | undefined {
  const sorted = values.slice().sort((one, other) => one - other);
  return sorted[0];
}

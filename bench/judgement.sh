#!/usr/bin/env bash
# Everything that docs/agents.md and docs/balance/ say of strength, measured again: bash bench/judgement.sh [part] [cores]
# Parts: train (weights of all games), levels and peers (the ladders), balance; each takes about nine minutes on sixteen
# cores. Results go to $OUT (default: build/judgement), a file for each part; what was begun goes on when called again.
set -u
part=${1:-train}
cores=${2:-$(nproc)}
out=${OUT:-build/judgement}
work=${WORK:-build/judgement-work}
mkdir -p "$out" "$work"
run="timeout ${LIMIT:-560} ${LUDOTHEQUE:-.venv/bin/ludotheque}"
games="siecle_dor bretagne lin1680 loire tapestry"

each() { # each COMMAND...: for every game at once, each with its part of the cores; GAME stands for the game
  for game in $games; do
    "$@" "$game" > "$work/$part-$game.log" 2>&1 &
  done
  wait
  tail -n 40 "$work/$part"-*.log
}

train() {
  declare -A matches=([siecle_dor]=3000 [bretagne]=1500 [lin1680]=1500 [loire]=6000 [tapestry]=700)
  $run train "$1" --matches "${matches[$1]}" --rounds 2 --seed 15 --duels 200 --tries 20 \
    --processes $(((cores + 4) / 5)) --out "$work/learnt-$1"
  cp "$work/learnt-$1/weights.json" "$out/weights-$1.json"
}

levels() {
  declare -A seats=([siecle_dor]=3 [bretagne]=2 [lin1680]=2 [loire]=2 [tapestry]=2)
  $run ladder "$1" --neighbours --matches 400 --seats "${seats[$1]}" --seed 15 \
    --processes $(((cores + 4) / 5)) --out "$work/levels-$1"
}

peers() {
  declare -A seats=([siecle_dor]=3 [bretagne]=2 [lin1680]=2 [loire]=2 [tapestry]=2)
  $run ladder "$1" --agents search:20ms,search@1:20ms,plain:20ms,greedy,random --matches 60 --seats "${seats[$1]}" \
    --seed 15 --processes $(((cores + 4) / 5)) --out "$work/peers-$1"
}

balance() {
  for seats in 2 3 4; do
    $run simulate "$1" --seats "$seats" --matches 400 --agents medium --seed "b$seats" --no-rotate --json \
      --processes $(((cores + 4) / 5)) > "$work/balance-$1-$seats.json" || true
  done
}

each "$part"
tar -czf "$out/$part.tar.gz" -C "$work" --exclude 'round-*' .

#!/bin/sh
# Publishes and activates what the image was built with, the shell first. What is live already stays as it is.
set -eu
cd "$(dirname "$0")/.."
for package in shell mf-*; do
  node --import tsx shell/ops/cli.ts publish "$package"
  node --import tsx shell/ops/cli.ts activate "$package"
done

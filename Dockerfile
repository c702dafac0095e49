# The table with its pages, the compiled engine, PostgreSQL, people, pictures and metrics: `docker compose up` runs it with a database.
FROM python:3.12-slim AS made
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev make nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /house
COPY . .
RUN python -m pip wheel --no-cache-dir --wheel-dir /wheels ".[postgres,people,pictures,metrics]"

FROM python:3.12-slim
COPY --from=made /wheels /wheels
RUN python -m pip install --no-cache-dir --no-index --find-links /wheels "ludotheque[postgres,people,pictures,metrics]" && rm -rf /wheels \
    && useradd --create-home games
USER games
WORKDIR /home/games
EXPOSE 8000
CMD ["ludotheque", "serve", "--host", "0.0.0.0", "--processes", "2"]

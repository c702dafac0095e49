def draw(view: object, shape: str, language: str) -> str:
    return ""

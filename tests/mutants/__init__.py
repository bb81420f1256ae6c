"""Mutation testing of the rules; `make mutants` runs it.

`operators` and `data` generate the mutants, `reach` records which tests reach a line, `attempt` tests one mutant in a
forked child, and `__main__` samples and reports. Existing tools do not fit: one ignores data and module-level code,
another starts a process per mutant, and none distinguishes seats from numbers.
"""

"""Mutants: the rules broken, one small change at a time, to see whether the tests notice. `make mutants` runs it.

`operators` and `data` say which changes there are, `reach` which tests reach a line, `attempt` tries one change in a
forked child, and `__main__` chooses and reports. Known tools do not fit: one leaves out all that is not inside a
function and all data, another starts a process a mutant, and none knows a seat from a number.
"""

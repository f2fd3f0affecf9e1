"""What web servers of the lab answer. The interpreter of learners and the one of authors' applications share it."""
